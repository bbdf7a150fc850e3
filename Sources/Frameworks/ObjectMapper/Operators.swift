precedencegroup MappingPrecedence {
  associativity: left
  higherThan: BitwiseShiftPrecedence
}

infix operator <- : MappingPrecedence
infix operator >>> : MappingPrecedence

// A property is read where there is a value for it, and written.

/// Reads or writes a value.
public func <- <T>(left: inout T, right: Map) {
  switch right.mappingType {
  case .fromJSON: if let value: T = right.value() { left = value }
  case .toJSON: left >>> right
  }
}
/// Writes a value.
public func >>> <T>(left: T, right: Map) { if right.mappingType == .toJSON { right.write(left) } }
/// Reads or writes a value that may not be there.
public func <- <T>(left: inout T?, right: Map) {
  switch right.mappingType {
  case .fromJSON: if right.isKeyPresent { left = right.value() }
  case .toJSON: left >>> right
  }
}
/// Writes a value that may not be there.
public func >>> <T>(left: T?, right: Map) {
  if right.mappingType == .toJSON { right.write(left.map { $0 as Any }) }
}

// MARK: Words

/// Reads or writes a word.
public func <- <T: RawRepresentable>(left: inout T, right: Map) {
  switch right.mappingType {
  case .fromJSON: if let value: T = Reading.word(right.currentValue) { left = value }
  case .toJSON: right.write(left.rawValue)
  }
}
/// Reads or writes a word that may not be there.
public func <- <T: RawRepresentable>(left: inout T?, right: Map) {
  switch right.mappingType {
  case .fromJSON: if right.isKeyPresent { left = Reading.word(right.currentValue) }
  case .toJSON: right.write(left.map { $0.rawValue as Any })
  }
}
/// Reads or writes words.
public func <- <T: RawRepresentable>(left: inout [T], right: Map) {
  var list = Optional(left)
  list <- right
  left = list ?? left
}
/// Reads or writes words that may not be there.
public func <- <T: RawRepresentable>(left: inout [T]?, right: Map) {
  switch right.mappingType {
  case .fromJSON:
    if let raw: [T.RawValue] = right.value() { left = raw.compactMap(T.init(rawValue:)) }
  case .toJSON: right.write(left.map { $0.map(\.rawValue) as Any })
  }
}

// MARK: Objects

/// Reads or writes an object.
public func <- <T: BaseMappable>(left: inout T, right: Map) {
  switch right.mappingType {
  case .fromJSON:
    let mapper = Mapper<T>(context: right.context)
    if let value = mapper.map(JSONObject: right.currentValue) { left = value }
  case .toJSON: right.write(Mapper<T>(context: right.context).toJSON(left))
  }
}
/// Reads or writes an object that may not be there.
public func <- <T: BaseMappable>(left: inout T?, right: Map) {
  let mapper = Mapper<T>(context: right.context)
  switch right.mappingType {
  case .fromJSON: if right.isKeyPresent { left = mapper.map(JSONObject: right.currentValue) }
  case .toJSON: right.write(left.map { mapper.toJSON($0) as Any })
  }
}
/// Reads or writes objects.
public func <- <T: BaseMappable>(left: inout [T], right: Map) {
  let mapper = Mapper<T>(context: right.context)
  switch right.mappingType {
  case .fromJSON: if let list = mapper.mapArray(JSONObject: right.currentValue) { left = list }
  case .toJSON: right.write(mapper.toJSONArray(left))
  }
}
/// Reads or writes objects that may not be there.
public func <- <T: BaseMappable>(left: inout [T]?, right: Map) {
  let mapper = Mapper<T>(context: right.context)
  switch right.mappingType {
  case .fromJSON: if right.isKeyPresent { left = mapper.mapArray(JSONObject: right.currentValue) }
  case .toJSON: right.write(left.map { mapper.toJSONArray($0) as Any })
  }
}
/// Reads or writes objects by their keys.
public func <- <T: BaseMappable>(left: inout [String: T], right: Map) {
  let mapper = Mapper<T>(context: right.context)
  switch right.mappingType {
  case .fromJSON:
    if let table = mapper.mapDictionary(JSONObject: right.currentValue) { left = table }
  case .toJSON: right.write(mapper.toJSONDictionary(left))
  }
}
/// Reads or writes objects by their keys that may not be there.
public func <- <T: BaseMappable>(left: inout [String: T]?, right: Map) {
  let mapper = Mapper<T>(context: right.context)
  switch right.mappingType {
  case .fromJSON:
    if right.isKeyPresent { left = mapper.mapDictionary(JSONObject: right.currentValue) }
  case .toJSON: right.write(left.map { mapper.toJSONDictionary($0) as Any })
  }
}

// MARK: Transforms

/// Reads or writes a value as something makes it.
public func <- <Transform: TransformType>(left: inout Transform.Object, right: (Map, Transform)) {
  switch right.0.mappingType {
  case .fromJSON:
    if let value = Reading.transformed(right.0.currentValue, right.1) { left = value }
  case .toJSON: right.0.write(right.1.transformToJSON(left))
  }
}
/// Reads or writes a value that may not be there as something makes it.
public func <- <Transform: TransformType>(left: inout Transform.Object?, right: (Map, Transform)) {
  switch right.0.mappingType {
  case .fromJSON:
    if right.0.isKeyPresent { left = Reading.transformed(right.0.currentValue, right.1) }
  case .toJSON: right.0.write(right.1.transformToJSON(left).map { $0 as Any })
  }
}
/// Reads or writes values as something makes each.
public func <- <Transform: TransformType>(left: inout [Transform.Object], right: (Map, Transform)) {
  switch right.0.mappingType {
  case .fromJSON:
    if let list: [Any] = right.0.value() { left = list.compactMap(right.1.transformFromJSON) }
  case .toJSON: right.0.write(left.compactMap(right.1.transformToJSON))
  }
}
/// Reads or writes values that may not be there as something makes each.
public func <- <Transform: TransformType>(left: inout [Transform.Object]?, right: (Map, Transform))
{
  switch right.0.mappingType {
  case .fromJSON:
    if let list: [Any] = right.0.value() { left = list.compactMap(right.1.transformFromJSON) }
  case .toJSON: right.0.write(left.map { $0.compactMap(right.1.transformToJSON) as Any })
  }
}
