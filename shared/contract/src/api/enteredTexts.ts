import Type, { type TStringOptions } from 'typebox'
import type { TextKind } from '../rules/enteredText'

/** The keyword of a schema that says how a field takes what people write. The server cleans and checks by it. */
export const TEXT_KEYWORD = 'x-text'

type Limits = Pick<TStringOptions, 'minLength' | 'pattern'> & { default?: string }

const entered =
  (kind: TextKind) =>
  (maxLength: number, limits: Limits = {}) =>
    Type.String({ ...limits, maxLength, [TEXT_KEYWORD]: kind })

/** What people write, perhaps in several lines. With `minLength: 1` it needs something that can be seen. */
export const EnteredText = entered('text')
/** One line, such as a title. With `minLength: 1` it needs something that can be seen. */
export const EnteredLine = entered('line')
/** The name by which other people know a person. */
export const EnteredName = entered('name')
/** A part of a longer text, such as a run of a paragraph, or an answer that is marked: it stays as it is. */
export const TextPart = entered('part')

/** An address that a person enters: not of a device or a private network. */
export const EnteredAddress = entered('address')

/** At least something that can be seen. */
export const REQUIRED = { minLength: 1 }
