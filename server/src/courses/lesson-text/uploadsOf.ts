import type { LessonBody } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import type { LessonUploads } from './lessonUploads'

/** Finds the parts of an existing text to which Markdown may refer: files by their paths, and blocks by their ids. */
export function uploadsOf({ blocks }: LessonBody): LessonUploads {
  const pictures = blocks.filter((block) => block.type === 'picture')
  const videos = blocks.filter((block) => block.type === 'video')
  const captions = videos.flatMap((video) => (video.captions ?? []).map(({ file }) => file))
  return {
    picture: (path) => {
      const found = pictures.find(({ file }) => file === path)
      return found && { file: found.file, width: found.width, height: found.height }
    },
    video: (path) => {
      const sources = videos.flatMap(({ source }) => ('file' in source ? [source] : []))
      return sources.find(({ file }) => file === path)
    },
    captions: (path) => captions.find((file) => file === path),
    kept: (id) => blocks.find((block) => block.id === id),
  }
}
