import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { readVideo } from '../../platform/files/videos/readVideo'
import type { LessonUploads } from '../../courses/lesson-text/lessonUploads'
import { drawingSize } from './drawingSize'

/** A drawing, video or captions file of a lesson, as it is stored. */
export interface LessonFile {
  /** Key in the file store. */
  key: string
  folder: string
  /** Path by which bodies of lessons refer to the file. */
  path: string
  /** Name of the original file. */
  name: string
  type: string
  content: Buffer
  /** Length in seconds; only for a video. */
  seconds?: number
}

const STORED: Record<string, { as: string; type: string }> = {
  '.svg': { as: 'picture.svg', type: 'image/svg+xml' },
  '.mp4': { as: 'video.mp4', type: 'video/mp4' },
  '.vtt': { as: 'captions.vtt', type: 'text/vtt' },
}

/** A reference to a file, either as a picture or in a line of a video block. */
const REFERENCE = /(?:\]\(|^file: |^captions: .* )([a-z0-9-]+\.(?:svg|mp4|vtt))(?=[ )]|$)/gm

/**
 * Reads the files to which a text refers. Their folders in the store are named after the course and the file.
 */
export function readLessonFiles(folder: string, courseId: string, markdown: string): Promise<LessonFile[]> {
  const names = new Set([...markdown.matchAll(REFERENCE)].map(([, name]) => name!))
  const present = [...names].filter((name) => existsSync(join(folder, name)))
  return Promise.all(present.map((name) => readLessonFile(join(folder, name), courseId, name)))
}

async function readLessonFile(path: string, courseId: string, name: string): Promise<LessonFile> {
  const hash = createHash('sha256').update(`${courseId}/${name}`).digest('base64url')
  const folder = `lesson-${hash.slice(0, 22)}`
  const { as, type } = STORED[extname(name)]!
  const key = `${folder}/${as}`
  const seconds = type === 'video/mp4' ? (await readVideo(path)).seconds : undefined
  return { key, folder, path: `/files/${key}`, name, type, content: await readFile(path), seconds }
}

/** Finds the files that Markdown refers to, by their names. */
export function uploadsIn(files: LessonFile[]): LessonUploads {
  const find = (name: string) => files.find((file) => file.name === name)
  return {
    picture: (name) => {
      const drawing = find(name)
      return drawing && { file: drawing.path, ...drawingSize(drawing.content.toString(), name) }
    },
    video: (name) => {
      const film = find(name)
      return film && { file: film.path, seconds: film.seconds ?? 0 }
    },
    captions: (name) => find(name)?.path,
  }
}
