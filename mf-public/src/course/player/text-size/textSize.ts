import { deviceChoice } from '../deviceChoice'

export const TEXT_SIZES = ['small', 'medium', 'large'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

/** The size of the text of lessons. */
export const textSize = deviceChoice<TextSize>('mc.textSize', TEXT_SIZES)
