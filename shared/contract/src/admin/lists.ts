import Type, { type TSchema } from 'typebox'
import { EnteredText, REQUIRED } from '../api/enteredTexts'
import { literals } from '../api/wire'

/** Rows of a page of a list. */
export const LIST_PAGE = 50

/** `next` of the previous page. It contains the sort value and the id of that page's last row. */
export const After = Type.Optional(Type.String({ maxLength: 400 }))

/** Sort order of a list, such as `name`, or `-name` for descending order. The first one is the default. */
export const Sort = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  Type.Optional(literals(sorts))

export const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

/** Creates the schema of one page of a list. `next` is null on the last page. */
export const pageOf = <Row extends TSchema>(row: Row) =>
  Type.Object({ rows: Type.Array(row), next: orNull(Type.String()) })

/** A reason that an operator writes for somebody else to read. */
export const Reason = EnteredText(2000, REQUIRED)
