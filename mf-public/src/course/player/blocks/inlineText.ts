import type { Inline } from '@mentor-connect/contract/api/lessonBlocks'

/** The words of a text, without marks and links. */
export const inlineText = (content: readonly Inline[]): string => content.map(({ text }) => text).join('')
