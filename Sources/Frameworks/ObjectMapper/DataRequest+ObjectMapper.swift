public import AnimAlamofire
public import AnimSourceRuntime
import Foundation

/// What AlamofireObjectMapper adds.
extension DataRequest {
  /// What an answer says, or the part of it at the end of a path.
  private func part(_ response: AFDataResponse<Any>, _ path: String?) -> Any? {
    guard let value = response.value else { return nil }
    guard let path, !path.isEmpty else { return value }
    let keys = path.components(separatedBy: ".")
    if let madeUp = value as? MadeUpJSON { return keys.reduce(madeUp) { $0[$1] } }
    return keys.reduce(Optional(value)) { ($0 as? [String: Any])?[$1] }
  }

  private func mapped<T>(
    _ response: AFDataResponse<Any>, _ value: T?
  ) -> AFDataResponse<T> {
    let result: AFResult<T> =
      if let error = response.error {
        .failure(error)
      } else if let value {
        .success(value)
      } else {
        .failure(.responseSerializationFailed(reason: .inputDataNilOrZeroLength))
      }
    return DataResponse(
      request: response.request, response: response.response, data: response.data, result: result)
  }

  /// Told of the object that the answer says.
  @discardableResult public func responseObject<T: BaseMappable>(
    queue: SimulatedQueue? = nil, keyPath: String? = nil, mapToObject object: T? = nil,
    context: (any MapContext)? = nil, completionHandler: @escaping (AFDataResponse<T>) -> Void
  ) -> Self {
    responseJSON(queue: queue ?? .main) { [self] response in
      let (mapper, value) = (Mapper<T>(context: context), part(response, keyPath))
      completionHandler(
        mapped(
          response,
          object.map { mapper.map(JSONObject: value, toObject: $0) }
            ?? mapper.map(JSONObject: value)))
    }
  }

  /// Told of the objects that the answer says.
  @discardableResult public func responseArray<T: BaseMappable>(
    queue: SimulatedQueue? = nil, keyPath: String? = nil, context: (any MapContext)? = nil,
    completionHandler: @escaping (AFDataResponse<[T]>) -> Void
  ) -> Self {
    responseJSON(queue: queue ?? .main) { [self] response in
      let mapper = Mapper<T>(context: context)
      completionHandler(mapped(response, mapper.mapArray(JSONObject: part(response, keyPath))))
    }
  }
}
