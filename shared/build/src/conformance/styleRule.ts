import { styleIssues } from '../styles/styleIssues'
import type { ReleaseRule } from './builtRelease'
import { readText } from './files'

/** The style sheets of a page apply to every area in it, so each one stays with its own elements. */
export const styleRule: ReleaseRule = ({ description: { files }, dir }) =>
  Object.keys(files)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      styleIssues(readText(dir, file) ?? '').map(({ line, text }) => `${file}:${line}: ${text}`),
    )
