import { TEXT_KEYWORD } from '@mentor-connect/contract/api/enteredTexts'
import type { LineError } from '@mentor-connect/contract/rules/enteredText'
import type { AddressError } from '@mentor-connect/contract/rules/webAddress'
import type { FastifySchemaValidationError } from 'fastify'

type Rule = (limit: number, values: string[]) => string

const RULES: Record<string, Rule> = {
  required: () => 'This is required.',
  minLength: (limit) => (limit === 1 ? 'This is required.' : `Use at least ${limit} characters.`),
  maxLength: (limit) => `Use at most ${limit} characters.`,
  minimum: (limit) => `Enter ${limit} or more.`,
  maximum: (limit) => `Enter ${limit} or less.`,
  minItems: (limit) => `Send at least ${limit}.`,
  maxItems: (limit) => `Send at most ${limit}.`,
  maxProperties: (limit) => `Send at most ${limit}.`,
  enum: (_, values) => `Choose one of: ${values.join(', ')}.`,
  pattern: () => 'This does not have the expected form.',
  additionalProperties: () => 'This is not expected here.',
}

const TYPES: Record<string, string> = {
  string: 'Enter text.',
  integer: 'Enter a whole number.',
  number: 'Enter a number.',
  boolean: 'Enter true or false.',
  array: 'Send a list.',
  object: 'Send an object.',
}

const FORMATS: Record<string, string> = {
  email: 'Enter a valid email address.',
  'date-time': 'Enter a date and time such as 2026-11-20T08:30:00.000Z.',
}

/** Messages for texts that are refused; also used by checks outside the schema. */
export const TEXT_MESSAGES: Record<LineError | AddressError, string> = {
  line_break: 'Write this in one line.',
  invisible: 'This has characters that nobody can see. Delete it and type it again.',
  marks: 'This has accents or signs without a letter, or too many on one letter.',
  address: 'A name has no links, email addresses or phone numbers.',
  reserved: 'This name belongs to the platform. Choose another one.',
  has_password: 'Leave the user name and the password out of the address.',
  not_public: 'Enter an address on the internet: this one leads to a device or a private network.',
}

/** Maximum number of fields with a message, which limits the size of the response. */
const FIELDS_MAX = 50
const FIELD_NAME_MAX = 100

/**
 * Returns one message per field from the validator's errors. `part` is the name of the whole input: `body` or
 * `query`.
 */
export function fieldMessages(found: FastifySchemaValidationError[], part: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const one of found.slice(0, FIELDS_MAX)) {
    const field = (fieldOf(one) || part).slice(0, FIELD_NAME_MAX)
    // The errors of a union's members do not show which member was intended.
    if (one.keyword === 'anyOf') fields[field] = 'This does not have the expected form.'
    else fields[field] ??= sentence(one)
  }
  return fields
}

function fieldOf({ instancePath, params }: FastifySchemaValidationError) {
  const inside = params.missingProperty ?? params.additionalProperty
  return [...instancePath.split('/').slice(1), ...(inside ? [String(inside)] : [])].join('.')
}

function sentence({ keyword, params }: FastifySchemaValidationError): string {
  const fallback = 'This is not valid.'
  if (keyword === 'type') return TYPES[String(params.type)] ?? fallback
  if (keyword === 'format') return FORMATS[String(params.format)] ?? fallback
  if (keyword === TEXT_KEYWORD) return TEXT_MESSAGES[params.reason as keyof typeof TEXT_MESSAGES]
  return (
    RULES[keyword]?.(Number(params.limit), (params.allowedValues as string[] | undefined) ?? []) ?? fallback
  )
}
