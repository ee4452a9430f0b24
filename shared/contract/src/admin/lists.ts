import Type, { type TSchema } from 'typebox'
import { EnteredText, REQUIRED } from '../api/enteredTexts'
import { literals } from '../api/wire'

/** Rows of a page of a list. */
export const LIST_PAGE = 50

/** `next` of the page before: what its last row is ordered by, and its id. */
export const After = Type.Optional(Type.String({ maxLength: 400 }))

/** The order of a list, such as `name`, or `-name` for the other way round. The first one is the default. */
export const Sort = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  Type.Optional(literals(sorts))

export const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

/** A page of a list; `next` is null on the last one. */
export const pageOf = <Row extends TSchema>(row: Row) =>
  Type.Object({ rows: Type.Array(row), next: orNull(Type.String()) })

/** What an operator writes and somebody else reads. */
export const Reason = EnteredText(2000, REQUIRED)
