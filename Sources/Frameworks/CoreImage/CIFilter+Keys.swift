extension CIFilter {
  /// What goes into filters, by their names.
  static let keys: [String: [String]] = {
    var keys = alone.mapValues { [kCIInputImageKey] + $0 }
    keys.merge(generators) { first, _ in first }
    for name in pairs { keys[name] = [kCIInputImageKey, kCIInputBackgroundImageKey] }
    for name in ["CIBlendWithMask", "CIBlendWithAlphaMask"] {
      keys[name] = [kCIInputImageKey, kCIInputBackgroundImageKey, kCIInputMaskImageKey]
    }
    for name in ["CIDissolveTransition", "CIFlashTransition"] {
      keys[name] = [kCIInputImageKey, kCIInputTargetImageKey, kCIInputTimeKey]
    }
    return keys
  }()

  /// Of those that change one picture, what there is besides that.
  private static let alone: [String: [String]] = [
    "CISepiaTone": [kCIInputIntensityKey],
    "CIColorControls": [kCIInputSaturationKey, kCIInputBrightnessKey, kCIInputContrastKey],
    "CIColorMonochrome": [kCIInputColorKey, kCIInputIntensityKey],
    "CIColorInvert": [], "CIColorPosterize": ["inputLevels"],
    "CIFalseColor": ["inputColor0", "inputColor1"],
    "CIExposureAdjust": [kCIInputEVKey], "CIGammaAdjust": ["inputPower"],
    "CIHueAdjust": [kCIInputAngleKey], "CIVibrance": ["inputAmount"],
    "CIColorMatrix": [
      "inputRVector", "inputGVector", "inputBVector", "inputAVector", "inputBiasVector",
    ],
    "CIColorClamp": ["inputMinComponents", "inputMaxComponents"], "CIMaskToAlpha": [],
    "CIPhotoEffectMono": [], "CIPhotoEffectNoir": [], "CIPhotoEffectTonal": [],
    "CIPhotoEffectChrome": [], "CIPhotoEffectFade": [], "CIPhotoEffectInstant": [],
    "CIPhotoEffectProcess": [], "CIPhotoEffectTransfer": [],
    "CIAffineTransform": [kCIInputTransformKey], "CIAffineClamp": [kCIInputTransformKey],
    "CICrop": ["inputRectangle"],
    "CILanczosScaleTransform": [kCIInputScaleKey, kCIInputAspectRatioKey],
    "CIPixellate": [kCIInputCenterKey, kCIInputScaleKey],
    "CITwirlDistortion": [kCIInputCenterKey, kCIInputRadiusKey, kCIInputAngleKey],
    "CIBumpDistortion": [kCIInputCenterKey, kCIInputRadiusKey, kCIInputScaleKey],
    "CIGaussianBlur": [kCIInputRadiusKey], "CIBoxBlur": [kCIInputRadiusKey],
    "CIDiscBlur": [kCIInputRadiusKey],
    "CIUnsharpMask": [kCIInputRadiusKey, kCIInputIntensityKey],
    "CISharpenLuminance": [kCIInputSharpnessKey, kCIInputRadiusKey],
    "CIBloom": [kCIInputRadiusKey, kCIInputIntensityKey], "CIEdges": [kCIInputIntensityKey],
    "CIVignette": [kCIInputIntensityKey, kCIInputRadiusKey], "CIAreaAverage": [kCIInputExtentKey],
  ]

  private static let generators: [String: [String]] = [
    "CIConstantColorGenerator": [kCIInputColorKey],
    "CICheckerboardGenerator": [
      kCIInputCenterKey, "inputColor0", "inputColor1", kCIInputWidthKey, kCIInputSharpnessKey,
    ],
    "CILinearGradient": ["inputPoint0", "inputPoint1", "inputColor0", "inputColor1"],
    "CIRadialGradient": [
      kCIInputCenterKey, "inputRadius0", "inputRadius1", "inputColor0", "inputColor1",
    ],
    "CIQRCodeGenerator": ["inputMessage", "inputCorrectionLevel"],
  ]

  private static let pairs = [
    "CISourceOverCompositing", "CISourceInCompositing", "CISourceOutCompositing",
    "CISourceAtopCompositing", "CIAdditionCompositing", "CIMultiplyBlendMode",
    "CIMultiplyCompositing", "CIScreenBlendMode", "CIDarkenBlendMode", "CILightenBlendMode",
  ]
}
