import type { FileFields } from '@mentor-connect/contract/rules/uploads'
import type { FastifySchema } from 'fastify'
import { sizeText } from './writeUpTo'

/**
 * Converts a route's schema for the OpenAPI description: the files that a multipart endpoint accepts (`files`) become
 * fields of the body. A schema without files is returned unchanged.
 */
export function withFiles(schema: FastifySchema): FastifySchema {
  const { files, ...rest } = (schema ?? {}) as FastifySchema & { files?: FileFields }
  if (!files) return schema
  const body = (rest.body ?? { type: 'object' }) as { properties?: object; required?: string[] }
  const required = Object.keys(files).filter((name) => files[name]?.required)
  return {
    ...rest,
    body: {
      ...body,
      properties: { ...body.properties, ...fileProperties(files) },
      required: [...(body.required ?? []), ...required],
    },
  }
}

function fileProperties(files: FileFields) {
  return Object.fromEntries(
    Object.entries(files).map(([name, { kind, maxBytes, maxCount }]) => [
      name,
      {
        type: 'array',
        maxItems: maxCount,
        items: { type: 'string', format: 'binary' },
        description: `A file of kind ${kind}, at most ${sizeText(maxBytes)}.`,
      },
    ]),
  )
}
