import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'

type Film = {
  seconds?: number
  /** Where the index of the file is: at its end, at its start, or in parts. */
  fastStart?: false | 'in-memory' | 'fragmented'
  codec?: 'vp9' | 'vp8' | 'none'
  width?: number
  height?: number
  container?: 'mp4' | 'webm'
  sound?: boolean
}

const codecStrings = { vp9: 'vp09.00.10.08', vp8: 'vp8' }

/** How a picture of VP9 begins; nobody decodes it here. */
const pictureBytes = new Uint8Array([0x82, 0x49, 0x83, 0x42, 0, 1, 2, 3, 4])

const addPictures = async (source: EncodedVideoPacketSource, { seconds = 2, codec = 'vp9', ...size }: Film) => {
  if (codec === 'none') return
  const { width = 640, height = 360 } = size
  const decoderConfig = { codec: codecStrings[codec], codedWidth: width, codedHeight: height }
  for (let index = 0; index < seconds * 2; index += 1) {
    const packet = new EncodedPacket(pictureBytes, index % 4 === 0 ? 'key' : 'delta', index / 2, 0.5)
    await source.add(packet, index === 0 ? { decoderConfig } : undefined)
  }
}

/** A film of two pictures a second that is what it says, with a title and a place in its metadata. */
export const videoFile = async (film: Film = {}): Promise<Buffer> => {
  const { codec = 'vp9', fastStart = false, container = 'mp4', sound = codec === 'none' } = film
  const target = new BufferTarget()
  const format = container === 'mp4' ? new Mp4OutputFormat({ fastStart }) : new WebMOutputFormat()
  const output = new Output({ format, target })
  const pictures = codec === 'none' ? undefined : new EncodedVideoPacketSource(codec)
  const tones = sound ? new EncodedAudioPacketSource('mp3') : undefined
  if (pictures) output.addVideoTrack(pictures)
  if (tones) output.addAudioTrack(tones)
  output.setMetadataTags({ title: 'Made at home', raw: { '©xyz': '+01.3521+103.8198/' } })
  await output.start()
  if (pictures) await addPictures(pictures, film)
  if (tones) {
    const decoderConfig = { codec: 'mp3', numberOfChannels: 2, sampleRate: 48_000 }
    await tones.add(new EncodedPacket(new Uint8Array(96), 'key', 0, film.seconds ?? 2), { decoderConfig })
  }
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer(0))
}
