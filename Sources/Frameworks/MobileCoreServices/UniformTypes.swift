// What the framework brings along, as its headers do.
@_exported public import Foundation
public import UIKitCore
@_exported public import UniformTypeIdentifiers

// The older names of kinds of files, which were texts.

/// Everything.
public let kUTTypeItem: CFString = UTType.item.identifier
/// What has content of its own.
public let kUTTypeContent: CFString = UTType.content.identifier
/// Bytes.
public let kUTTypeData: CFString = UTType.data.identifier
/// Folders.
public let kUTTypeFolder: CFString = "public.folder"
/// Pictures.
public let kUTTypeImage: CFString = UTType.image.identifier
/// JPEG.
public let kUTTypeJPEG: CFString = UTType.jpeg.identifier
/// PNG.
public let kUTTypePNG: CFString = UTType.png.identifier
/// GIF.
public let kUTTypeGIF: CFString = UTType.gif.identifier
/// TIFF.
public let kUTTypeTIFF: CFString = UTType.tiff.identifier
/// Photographs that move a little.
public let kUTTypeLivePhoto: CFString = UTType.livePhoto.identifier
/// Films, with or without sound.
public let kUTTypeMovie: CFString = UTType.movie.identifier
/// Films without sound.
public let kUTTypeVideo: CFString = UTType.video.identifier
/// MPEG-4.
public let kUTTypeMPEG4: CFString = UTType.mpeg4Movie.identifier
/// QuickTime.
public let kUTTypeQuickTimeMovie: CFString = UTType.quickTimeMovie.identifier
/// Sounds.
public let kUTTypeAudio: CFString = UTType.audio.identifier
/// MP3.
public let kUTTypeMP3: CFString = UTType.mp3.identifier
/// Texts.
public let kUTTypeText: CFString = UTType.text.identifier
/// Texts without a form.
public let kUTTypePlainText: CFString = UTType.plainText.identifier
/// Texts without a form in UTF-8.
public let kUTTypeUTF8PlainText: CFString = UTType.utf8PlainText.identifier
/// HTML.
public let kUTTypeHTML: CFString = UTType.html.identifier
/// JSON.
public let kUTTypeJSON: CFString = UTType.json.identifier
/// XML.
public let kUTTypeXML: CFString = UTType.xml.identifier
/// RTF.
public let kUTTypeRTF: CFString = UTType.rtf.identifier
/// RTF with pictures, in a folder.
public let kUTTypeRTFD: CFString = "com.apple.rtfd"
/// RTF with pictures, in one file.
public let kUTTypeFlatRTFD: CFString = "com.apple.flat-rtfd"
/// PDF.
public let kUTTypePDF: CFString = UTType.pdf.identifier
/// Lists of properties.
public let kUTTypePropertyList: CFString = "com.apple.property-list"
/// Addresses.
public let kUTTypeURL: CFString = "public.url"
/// Addresses of files.
public let kUTTypeFileURL: CFString = "public.file-url"
/// Zip.
public let kUTTypeZipArchive: CFString = "public.zip-archive"

/// Endings of the names of files.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// What mail calls files.
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// A text that a function hands over; Swift counts its owners either way.
public struct UnmanagedText: Sendable {
  private let text: CFString

  init(_ text: CFString) { self.text = text }

  /// The text.
  public func takeRetainedValue() -> CFString { text }
  /// The text.
  public func takeUnretainedValue() -> CFString { text }
}

/// The kind of files that have such an ending, or that mail calls so; nil for those that are not known here.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> UnmanagedText? {
  let type =
    inTagClass == kUTTagClassMIMEType
    ? UTType(mimeType: inTag) : UTType(filenameExtension: inTag)
  return type.map { UnmanagedText($0.identifier) }
}

/// The ending of files of a kind, or what mail calls them; nil for those that are not known here.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> UnmanagedText? {
  guard let type = UTType(inUTI) else { return nil }
  let tag =
    inTagClass == kUTTagClassMIMEType ? type.preferredMIMEType : type.preferredFilenameExtension
  return tag.map(UnmanagedText.init)
}

/// Whether a kind is another one or a part of it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else { return false }
  return type.conforms(to: other)
}

/// Whether both are names of one kind.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { inUTI1 == inUTI2 }
