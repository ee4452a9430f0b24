import type { Block } from '@mentor-connect/contract/courses/lessons/lessonBlocks'

/** The stored files that Markdown refers to by their names. Undefined if there is none of this name. */
export interface LessonUploads {
  picture: (name: string) => { file: string; width: number; height: number } | undefined
  video: (name: string) => { file: string; seconds: number } | undefined
  /** Path of the WebVTT file. */
  captions: (name: string) => string | undefined
  /** A block of the text before that Markdown cannot express. */
  kept?: (id: string) => Block | undefined
}
