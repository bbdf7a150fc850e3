import AnimScenarioFormat

/// A scenario's formula; Foundation has a type of that name too.
typealias Expression = AnimScenarioFormat.Expression
