extension UIEnvironment {
  /// The only object of a class that the simulation has, made when it is first asked for.
  ///
  /// Frameworks keep in it what a device has one of, so that two simulations know nothing of each other.
  package func single<Object: AnyObject>(_ make: () -> Object) -> Object {
    let key = UInt(bitPattern: ObjectIdentifier(Object.self))
    if let object = associations.value(of: self, key: key) as? Object { return object }
    let object = make()
    associations.set(object, of: self, key: key)
    return object
  }

  /// The only object of a class that belongs to another object, made when it is first asked for.
  package func single<Object: AnyObject>(
    of owner: AnyObject, _ make: () -> Object
  ) -> Object {
    let key = UInt(bitPattern: ObjectIdentifier(Object.self))
    if let object = associations.value(of: owner, key: key) as? Object { return object }
    let object = make()
    associations.set(object, of: owner, key: key)
    return object
  }
}
