import { TEXT_KEYWORD } from '@mentor-connect/contract/api/enteredTexts'
import {
  tidyLine,
  tidyLineError,
  tidyNameError,
  tidyText,
  type LineError,
  type TextKind,
} from '@mentor-connect/contract/rules/enteredText'
import { addressError, type AddressError } from '@mentor-connect/contract/rules/webAddress'
import type { Ajv, FuncKeywordDefinition, SchemaValidateFunction } from 'ajv'

/**
 * Functions for each kind of text: `tidy` returns the text as it is stored, and `error` returns the reason
 * why that text is refused.
 */
const KINDS: Record<
  TextKind,
  { tidy: (text: string) => string; error?: (text: string) => LineError | AddressError | undefined }
> = {
  text: { tidy: tidyText },
  line: { tidy: tidyLine, error: tidyLineError },
  name: { tidy: tidyLine, error: tidyNameError },
  part: { tidy: (text) => text },
  address: { tidy: (text) => text, error: addressError },
}

/**
 * Adds the keyword that cleans and checks text that people have written, according to the contract. It runs
 * before the other rules for the text, so that a text of invisible characters counts as empty.
 */
export function addTextKeyword(ajv: Ajv) {
  ajv.addKeyword({
    keyword: TEXT_KEYWORD,
    type: 'string',
    schemaType: 'string',
    before: 'maxLength',
    modifying: true,
    errors: true,
    validate,
  } as FuncKeywordDefinition)
}

const validate: SchemaValidateFunction = Object.assign(
  ((kind: TextKind, text: string, schema, place) => {
    const { maxLength = 0 } = schema as { maxLength?: number }
    // This text is too long even after cleaning. It is not cleaned, and `maxLength` refuses it.
    if (text.length > 2 * maxLength) return true
    const { tidy, error } = KINDS[kind]
    // The text is cleaned only once, because most of the cost of validating a large course is cleaning its
    // titles.
    const stored = tidy(text)
    if (place) place.parentData[place.parentDataProperty] = stored
    const reason = error?.(stored)
    validate.errors = reason && [{ keyword: TEXT_KEYWORD, message: reason, params: { reason } }]
    return !reason
  }) as SchemaValidateFunction,
  {},
)
