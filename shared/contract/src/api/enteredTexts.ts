import Type, { type TStringOptions } from 'typebox'
import type { TextKind } from '../rules/enteredText'

/** Schema keyword that names the kind of text a field holds. The server cleans and checks the field accordingly. */
export const TEXT_KEYWORD = 'x-text'

type Limits = Pick<TStringOptions, 'minLength' | 'pattern'> & { default?: string }

const entered =
  (kind: TextKind) =>
  (maxLength: number, limits: Limits = {}) =>
    Type.String({ ...limits, maxLength, [TEXT_KEYWORD]: kind })

/** Text that a person writes, in one or more lines. With `minLength: 1`, it must contain a visible character. */
export const EnteredText = entered('text')
/** Text in one line, such as a title. With `minLength: 1`, it must contain a visible character. */
export const EnteredLine = entered('line')
/** The name by which other people know a person. */
export const EnteredName = entered('name')
/** A part of a longer text, such as a run of a paragraph, or an answer that is marked. It is stored unchanged. */
export const TextPart = entered('part')

/** A web address that a person enters. It must not belong to a device or a private network. */
export const EnteredAddress = entered('address')

/** Requires at least one visible character. */
export const REQUIRED = { minLength: 1 }
