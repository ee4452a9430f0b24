import Module from 'node:module'
import { require as requireWithTypes } from 'tsx/cjs/api'
import { PICTURES } from '../pictures'
import { STYLE_SHEET } from '../styles/areaStyles'

/** Node's module loader. Node has no public hook for `require` of files that contain no code. */
const loader = Module as unknown as { _load: (request: string, ...others: unknown[]) => unknown }

const isNoCode = (request: string) => STYLE_SHEET.test(request) || PICTURES.test(request)

/** Runs a source file of an area on Node and returns its exports. Imports of style sheets and pictures are ignored. */
export function requireSource(file: string): unknown {
  const load = loader._load
  loader._load = (request, ...others) => (isNoCode(request) ? {} : load(request, ...others))
  try {
    return requireWithTypes(file, import.meta.url)
  } finally {
    loader._load = load
  }
}
