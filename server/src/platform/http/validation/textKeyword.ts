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

/** Texts as they are stored, and why what would be stored is refused. */
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
 * Cleans and checks what people write as the contract says. Runs before the other rules of a text: one that has nothing
 * that can be seen is empty to them.
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
    // Too long in any case: it is refused for that, at once.
    if (text.length > 2 * maxLength) return true
    const { tidy, error } = KINDS[kind]
    // Once: the titles of a large course are most of what it costs to check.
    const stored = tidy(text)
    if (place) place.parentData[place.parentDataProperty] = stored
    const reason = error?.(stored)
    validate.errors = reason && [{ keyword: TEXT_KEYWORD, message: reason, params: { reason } }]
    return !reason
  }) as SchemaValidateFunction,
  {},
)
