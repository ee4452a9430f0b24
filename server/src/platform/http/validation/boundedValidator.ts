import ajvCompiler from '@fastify/ajv-compiler'
import type { Ajv } from 'ajv'
import type { FastifyRouteSchemaDef, FastifySchemaCompiler } from 'fastify/types/schema'
import { sizeOf } from './acceptableInput'
import { compileLater } from './compiledSchemas'
import { addTextKeyword } from './textKeyword'

const STRICT = { coerceTypes: false, removeAdditional: false } as const

const compilers = ajvCompiler()
/**
 * Creates validators that stop at the first error, so that the cost does not grow with the number of errors.
 */
const untilFirstError = compiler({ allErrors: false })
const allErrors = compiler({ allErrors: true })

function compiler(options: { allErrors: boolean }) {
  return compilers({}, { customOptions: { ...STRICT, ...options }, onCreate: addRules })
}

function addRules(ajv: Ajv) {
  refuseUnreadableTimes(ajv)
  addTextKeyword(ajv)
}

/**
 * Makes the check of times stricter. The standard (RFC 3339) allows times that `Date` cannot read, for
 * example leap seconds. After this check, every validated time makes a valid `Date`.
 */
function refuseUnreadableTimes(ajv: Ajv) {
  const standard = ajv.formats['date-time'] as { validate: (text: string) => boolean }
  const validate = (text: string) => standard.validate(text) && Number.isFinite(Date.parse(text))
  ajv.addFormat('date-time', { type: 'string', validate })
}

/**
 * Returns a function that checks values against a schema that belongs to no route. The schema is compiled
 * when the first value is checked.
 */
export function checkOf(schema: object): (value: unknown) => boolean {
  const { check } = checksOf({ schema, method: '', url: '', httpPart: 'body' })
  return (value) => check()(value) === true
}

type Route = Parameters<typeof untilFirstError>[0]
type Checks = Record<'check' | 'collect', () => ReturnType<typeof allErrors>>

const checks = new WeakMap<object, Checks>()

/** Returns both validators of a schema. They are compiled once for all servers of a process. */
function checksOf(route: Route): Checks {
  const { schema } = route as unknown as { schema: object }
  const known = checks.get(schema)
  if (known) return known
  const both = {
    check: compileLater(schema, () => untilFirstError(route)),
    collect: compileLater(schema, () => allErrors(route)),
  }
  checks.set(schema, both)
  return both
}

/** Limits that none of our forms exceeds. For larger input, only the first error is reported. */
const DETAILED = { values: 2_000, characters: 100_000 }

type Errors = NonNullable<ReturnType<typeof allErrors>['errors']>

/**
 * Validates in two passes. The first pass stops at the first error. Only if it finds one and the input is
 * small, a second pass collects the errors of all fields. All servers of a process share the compiled
 * schemas.
 */
export const boundedValidator: FastifySchemaCompiler<unknown> = (route: FastifyRouteSchemaDef<unknown>) => {
  const { check, collect } = checksOf(route as unknown as Route)
  const validate = Object.assign(
    (data: unknown): boolean => {
      const isValid = check()
      if (isValid(data)) return true
      const first = isValid.errors as Errors
      validate.errors = (isSmall(data) && errorsOf(data)) || first
      return false
    },
    { errors: [] as Errors },
  )
  const errorsOf = (data: unknown) => {
    const isValid = collect()
    return isValid(data) ? undefined : (isValid.errors as Errors)
  }
  return validate
}

function isSmall(input: unknown): boolean {
  let { values, characters } = DETAILED
  const waiting: unknown[] = [input]
  while (waiting.length > 0 && characters >= 0) {
    const value = waiting.pop()
    if (typeof value === 'string') characters -= value.length
    if (typeof value !== 'object' || value === null) continue
    values -= sizeOf(value)
    if (values < 0) return false
    for (const [key, child] of Object.entries(value)) {
      characters -= key.length
      waiting.push(child)
    }
  }
  return characters >= 0
}
