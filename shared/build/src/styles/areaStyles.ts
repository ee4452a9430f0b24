import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import postcss, { type Node, type Root } from 'postcss'
import localByDefault from 'postcss-modules-local-by-default'
import scope from 'postcss-modules-scope'
import { CliError } from '../cliError'
import { packageFile } from '../packageFile'
import { styleIssues, type StyleIssue } from './styleIssues'

/** A style sheet whose class names are local to the module that imports it. */
export const STYLE_MODULE = /\.module\.css$/
export const STYLE_SHEET = /\.css$/

export interface AreaStyles {
  /** Style sheet for bundlers. Its names are scoped, and a rule `:export` lists them (Interoperable CSS). */
  css: string
  /** Name in the source → class name in the page; empty for plain style sheets. */
  names: Record<string, string>
}

interface Source {
  /** Name of the container, unique among all bundles of a page. */
  uniqueName: string
  /** Absolute path of the style sheet. */
  file: string
  css: string
  /**
   * True to keep the class names when the content changes, so that a development server can replace only the style
   * sheet.
   */
  areNamesKept?: boolean
}

/**
 * Checks a style sheet of an area and scopes the names of a CSS module. The names depend on the file and its content,
 * but not on the bundler, because a page that a server has rendered must have the same classes as in the browser. Two
 * releases of an area can be in the same document.
 *
 * @throws CliError that names each line that affects the whole page or loads from another host
 */
export function areaStyles({ uniqueName, file, css, areNamesKept = false }: Source): AreaStyles {
  refuseStyles(file, styleIssues(css))
  if (!STYLE_MODULE.test(file)) return { css, names: {} }
  refuseStyles(file, moduleIssues(css))
  const hash = createHash('sha256')
    .update(packageFile(file))
    .update('\0')
    .update(areNamesKept ? '' : css)
  const suffix = hash.digest('hex').slice(0, 8)
  const root = postcss([
    localByDefault(),
    scope({ generateScopedName: (local) => `${uniqueName}_${local}_${suffix}` }),
  ]).process(css, { from: file }).root as Root
  return { css: root.toString(), names: exportedNames(root) }
}

/**
 * Throws if there are issues.
 * @throws CliError that names each line
 */
export function refuseStyles(file: string, issues: StyleIssue[]) {
  if (issues.length > 0)
    throw new CliError(issues.map(({ line, text }) => `${shown(file)}:${line}: ${text}`).join('\n'))
}

/** Returns uses of CSS module features that would need other files, or a syntax other than CSS. */
function moduleIssues(css: string): StyleIssue[] {
  const found: StyleIssue[] = []
  const add = (node: Node, text: string) => void found.push({ line: node.source?.start?.line ?? 1, text })
  const root = postcss.parse(css)
  root.walkDecls(/^composes$/i, (node) => {
    if (!/\sfrom\s/i.test(node.value)) return
    add(node, '"composes" takes classes of the same file only: put both classes on the element.')
  })
  root.walkAtRules('value', (node) =>
    add(node, '"@value" is not CSS: use a custom property of a class of yours.'),
  )
  return found
}

function exportedNames(root: Root): Record<string, string> {
  const names: Record<string, string> = {}
  root.walkRules(':export', (rule) => rule.walkDecls(({ prop, value }) => void (names[prop] = value)))
  return names
}

const shown = (file: string) => {
  const path = relative(process.cwd(), file)
  return path.startsWith('..') ? file : path
}
