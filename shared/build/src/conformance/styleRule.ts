import { styleIssues } from '../styles/styleIssues'
import type { ReleaseRule } from './builtRelease'
import { readText } from './files'

/**
 * Checks that style sheets only affect the area's own elements, because the style sheets of a page apply to all areas
 * in it.
 */
export const styleRule: ReleaseRule = ({ description: { files }, dir }) =>
  Object.keys(files)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      styleIssues(readText(dir, file) ?? '').map(({ line, text }) => `${file}:${line}: ${text}`),
    )
