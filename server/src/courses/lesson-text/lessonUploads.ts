import type { Block } from '@mentor-connect/contract/courses/lessons/lessonBlocks'

/**
 * Finds the stored files and blocks to which Markdown refers. Each function returns undefined for an unknown
 * name.
 */
export interface LessonUploads {
  picture: (name: string) => { file: string; width: number; height: number } | undefined
  video: (name: string) => { file: string; seconds: number } | undefined
  /** Returns the path of the WebVTT file. */
  captions: (name: string) => string | undefined
  /** Returns a block of the previous text, which Markdown cannot express, by its id. */
  kept?: (id: string) => Block | undefined
}
