import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { readVideo } from '../../platform/files/videos/readVideo'
import type { LessonUploads } from '../../courses/lesson-text/lessonUploads'
import { drawingSize } from './drawingSize'

/** A drawing, film or captions of a lesson, as they are stored. */
export interface LessonFile {
  /** Key in the store. */
  key: string
  folder: string
  /** The path that bodies refer to. */
  path: string
  /** Name of the original file. */
  name: string
  type: string
  content: Buffer
  /** Length of a film. */
  seconds?: number
}

const STORED: Record<string, { as: string; type: string }> = {
  '.svg': { as: 'picture.svg', type: 'image/svg+xml' },
  '.mp4': { as: 'video.mp4', type: 'video/mp4' },
  '.vtt': { as: 'captions.vtt', type: 'text/vtt' },
}

/** As a picture, or as a line of a video. */
const REFERENCE = /(?:\]\(|^file: |^captions: .* )([a-z0-9-]+\.(?:svg|mp4|vtt))(?=[ )]|$)/gm

/** The files that a text refers to, in folders that are named after course and file. */
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

/** What Markdown finds by the names of the files. */
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
