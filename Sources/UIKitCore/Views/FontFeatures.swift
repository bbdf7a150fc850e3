// The features of fonts by Core Text's names for Apple Advanced Typography, with the numbers of its SFNTLayoutTypes.h. Descriptors keep
// what is said by them; text is drawn with the features that its font has switched on.

// Kinds of features.

/// Ligatures.
public let kLigaturesType = 1
/// Letter case.
public let kLetterCaseType = 3
/// Number spacing.
public let kNumberSpacingType = 6
/// Smart swash.
public let kSmartSwashType = 8
/// Diacritics.
public let kDiacriticsType = 9
/// Vertical position.
public let kVerticalPositionType = 10
/// Fractions.
public let kFractionsType = 11
/// Typographic extras.
public let kTypographicExtrasType = 14
/// Mathematical extras.
public let kMathematicalExtrasType = 15
/// Character alternatives.
public let kCharacterAlternativesType = 17
/// Style options.
public let kStyleOptionsType = 19
/// Character shape.
public let kCharacterShapeType = 20
/// Number case.
public let kNumberCaseType = 21
/// Text spacing.
public let kTextSpacingType = 22
/// Case sensitive layout.
public let kCaseSensitiveLayoutType = 33
/// Alternate kana.
public let kAlternateKanaType = 34
/// Stylistic alternatives.
public let kStylisticAlternativesType = 35
/// Contextual alternates.
public let kContextualAlternatesType = 36
/// Lower case.
public let kLowerCaseType = 37
/// Upper case.
public let kUpperCaseType = 38

// Which of a kind.

/// Required ligatures on.
public let kRequiredLigaturesOnSelector = 0
/// Required ligatures off.
public let kRequiredLigaturesOffSelector = 1
/// Common ligatures on.
public let kCommonLigaturesOnSelector = 2
/// Common ligatures off.
public let kCommonLigaturesOffSelector = 3
/// Rare ligatures on.
public let kRareLigaturesOnSelector = 4
/// Rare ligatures off.
public let kRareLigaturesOffSelector = 5
/// Contextual ligatures on.
public let kContextualLigaturesOnSelector = 18
/// Contextual ligatures off.
public let kContextualLigaturesOffSelector = 19
/// Historical ligatures on.
public let kHistoricalLigaturesOnSelector = 20
/// Historical ligatures off.
public let kHistoricalLigaturesOffSelector = 21
/// Monospaced numbers.
public let kMonospacedNumbersSelector = 0
/// Proportional numbers.
public let kProportionalNumbersSelector = 1
/// Third width numbers.
public let kThirdWidthNumbersSelector = 2
/// Quarter width numbers.
public let kQuarterWidthNumbersSelector = 3
/// Normal position.
public let kNormalPositionSelector = 0
/// Superiors.
public let kSuperiorsSelector = 1
/// Inferiors.
public let kInferiorsSelector = 2
/// Ordinals.
public let kOrdinalsSelector = 3
/// Scientific inferiors.
public let kScientificInferiorsSelector = 4
/// No fractions.
public let kNoFractionsSelector = 0
/// Vertical fractions.
public let kVerticalFractionsSelector = 1
/// Diagonal fractions.
public let kDiagonalFractionsSelector = 2
/// Slashed zero on.
public let kSlashedZeroOnSelector = 4
/// Slashed zero off.
public let kSlashedZeroOffSelector = 5
/// Lower case numbers.
public let kLowerCaseNumbersSelector = 0
/// Upper case numbers.
public let kUpperCaseNumbersSelector = 1
/// Case sensitive layout on.
public let kCaseSensitiveLayoutOnSelector = 0
/// Case sensitive layout off.
public let kCaseSensitiveLayoutOffSelector = 1
/// Case sensitive spacing on.
public let kCaseSensitiveSpacingOnSelector = 2
/// Case sensitive spacing off.
public let kCaseSensitiveSpacingOffSelector = 3
/// No stylistic alternates.
public let kNoStylisticAlternatesSelector = 0
/// Stylistic alt one on.
public let kStylisticAltOneOnSelector = 2
/// Stylistic alt one off.
public let kStylisticAltOneOffSelector = 3
/// Stylistic alt two on.
public let kStylisticAltTwoOnSelector = 4
/// Stylistic alt two off.
public let kStylisticAltTwoOffSelector = 5
/// Stylistic alt three on.
public let kStylisticAltThreeOnSelector = 6
/// Stylistic alt three off.
public let kStylisticAltThreeOffSelector = 7
/// Stylistic alt four on.
public let kStylisticAltFourOnSelector = 8
/// Stylistic alt four off.
public let kStylisticAltFourOffSelector = 9
/// Stylistic alt five on.
public let kStylisticAltFiveOnSelector = 10
/// Stylistic alt five off.
public let kStylisticAltFiveOffSelector = 11
/// Stylistic alt six on.
public let kStylisticAltSixOnSelector = 12
/// Stylistic alt six off.
public let kStylisticAltSixOffSelector = 13
/// Stylistic alt seven on.
public let kStylisticAltSevenOnSelector = 14
/// Stylistic alt seven off.
public let kStylisticAltSevenOffSelector = 15
/// Stylistic alt eight on.
public let kStylisticAltEightOnSelector = 16
/// Stylistic alt eight off.
public let kStylisticAltEightOffSelector = 17
/// Stylistic alt nine on.
public let kStylisticAltNineOnSelector = 18
/// Stylistic alt nine off.
public let kStylisticAltNineOffSelector = 19
/// Stylistic alt ten on.
public let kStylisticAltTenOnSelector = 20
/// Stylistic alt ten off.
public let kStylisticAltTenOffSelector = 21
/// Stylistic alt eleven on.
public let kStylisticAltElevenOnSelector = 22
/// Stylistic alt eleven off.
public let kStylisticAltElevenOffSelector = 23
/// Stylistic alt twelve on.
public let kStylisticAltTwelveOnSelector = 24
/// Stylistic alt twelve off.
public let kStylisticAltTwelveOffSelector = 25
/// Stylistic alt thirteen on.
public let kStylisticAltThirteenOnSelector = 26
/// Stylistic alt thirteen off.
public let kStylisticAltThirteenOffSelector = 27
/// Stylistic alt fourteen on.
public let kStylisticAltFourteenOnSelector = 28
/// Stylistic alt fourteen off.
public let kStylisticAltFourteenOffSelector = 29
/// Stylistic alt fifteen on.
public let kStylisticAltFifteenOnSelector = 30
/// Stylistic alt fifteen off.
public let kStylisticAltFifteenOffSelector = 31
/// Stylistic alt sixteen on.
public let kStylisticAltSixteenOnSelector = 32
/// Stylistic alt sixteen off.
public let kStylisticAltSixteenOffSelector = 33
/// Stylistic alt seventeen on.
public let kStylisticAltSeventeenOnSelector = 34
/// Stylistic alt seventeen off.
public let kStylisticAltSeventeenOffSelector = 35
/// Stylistic alt eighteen on.
public let kStylisticAltEighteenOnSelector = 36
/// Stylistic alt eighteen off.
public let kStylisticAltEighteenOffSelector = 37
/// Stylistic alt nineteen on.
public let kStylisticAltNineteenOnSelector = 38
/// Stylistic alt nineteen off.
public let kStylisticAltNineteenOffSelector = 39
/// Stylistic alt twenty on.
public let kStylisticAltTwentyOnSelector = 40
/// Stylistic alt twenty off.
public let kStylisticAltTwentyOffSelector = 41
/// Contextual alternates on.
public let kContextualAlternatesOnSelector = 0
/// Contextual alternates off.
public let kContextualAlternatesOffSelector = 1
/// Swash alternates on.
public let kSwashAlternatesOnSelector = 2
/// Swash alternates off.
public let kSwashAlternatesOffSelector = 3
/// Contextual swash alternates on.
public let kContextualSwashAlternatesOnSelector = 4
/// Contextual swash alternates off.
public let kContextualSwashAlternatesOffSelector = 5
/// Default lower case.
public let kDefaultLowerCaseSelector = 0
/// Lower case small caps.
public let kLowerCaseSmallCapsSelector = 1
/// Lower case petite caps.
public let kLowerCasePetiteCapsSelector = 2
/// Default upper case.
public let kDefaultUpperCaseSelector = 0
/// Upper case small caps.
public let kUpperCaseSmallCapsSelector = 1
/// Upper case petite caps.
public let kUpperCasePetiteCapsSelector = 2
