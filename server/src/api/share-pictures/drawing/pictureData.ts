import sharp from 'sharp'
import { LOOKS } from '../../../courses/media/portrait/features'
import { portrait } from '../../../courses/media/portrait/portrait'
import type { ShownPerson } from '../shownOnPictures'

/**
 * Returns a data URL of a picture, which an SVG can show.
 *
 * @param svg text of the picture as SVG
 */
export const svgData = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

/** Returns a data URL of an uploaded picture, cropped to a size in px; undefined if the file is damaged. */
export async function uploadData(
  upload: Uint8Array,
  size: { width: number; height: number },
): Promise<string | undefined> {
  try {
    const jpeg = await sharp(upload)
      .resize({ ...size, fit: 'cover' })
      .jpeg({ quality: 92 })
      .toBuffer()
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`
  } catch {
    return undefined
  }
}

/**
 * Returns a data URL of a person's portrait: the uploaded one, otherwise the generated one that the site
 * shows.
 */
export async function portraitData(person: ShownPerson, upload: Uint8Array | undefined, size: number) {
  const uploaded = upload && (await uploadData(upload, { width: size, height: size }))
  return uploaded ?? svgData(generatedPortrait(person))
}

/** Path of a generated portrait, such as `/media/portraits/kavita.svg?look=feminine`. */
const GENERATED = /^\/media\/portraits\/([\w-]{1,64})\.svg(?:\?look=([a-z-]+))?$/

function generatedPortrait({ id, profile }: ShownPerson): string {
  const [, drawnFrom = id, look] = GENERATED.exec(profile) ?? []
  return portrait(
    drawnFrom,
    LOOKS.find((one) => one === look),
  )
}
