import { ReleaseDescription } from './release'

/** Name of this package's file with the schema, for tools that are not written in TypeScript. */
export const SCHEMA_FILE = 'release.schema.json'

/** Returns the JSON Schema of `release.json`. The release gate validates with the same schema. */
export function releaseSchemaText(): string {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'release.json of Mentor-Connect: see docs/protocol.md',
    ...ReleaseDescription,
  }
  return `${JSON.stringify(schema, null, 2)}\n`
}
