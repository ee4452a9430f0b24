import Type, { type TSchema } from 'typebox'
import { EnteredText, REQUIRED } from '../api/enteredTexts'

/** Rows of a page of a list. */
export const LIST_PAGE = 50

/** `next` of the page before. */
export const After = Type.Optional(Type.String({ maxLength: 120 }))

export const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

/** A page of a list; `next` is null on the last one. */
export const pageOf = <Row extends TSchema>(row: Row) =>
  Type.Object({ rows: Type.Array(row), next: orNull(Type.String()) })

/** What an operator writes and somebody else reads. */
export const Reason = EnteredText(2000, REQUIRED)
