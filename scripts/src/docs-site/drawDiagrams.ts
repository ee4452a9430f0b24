import { renderMermaidSVG, type RenderOptions } from 'beautiful-mermaid'
import { unescapeHtml } from './unescapeHtml'

const DIAGRAM = /<pre><code class="language-mermaid">(.*?)<\/code><\/pre>/gs

/** The colours of the site's style sheet, light and dark. */
const COLOURS: RenderOptions = {
  bg: 'var(--ground)',
  fg: 'var(--text)',
  line: 'var(--quiet)',
  accent: 'var(--text)',
  muted: 'var(--text)',
  surface: 'var(--raised)',
  border: 'var(--quiet)',
  font: 'system-ui',
  transparent: true,
}

/**
 * Draws the Mermaid diagrams of a page. Below each diagram, its source can be unfolded, for people who cannot
 * see the diagram.
 */
export function drawDiagrams(html: string): string {
  let count = 0
  return html.replace(DIAGRAM, (_block, source: string) => {
    count += 1
    const svg = ownIds(withoutFonts(renderMermaidSVG(unescapeHtml(source), COLOURS)), `diagram-${count}`)
    return `<figure><div class="diagram" tabindex="0">${svg.replace('<svg ', `<svg role="img" aria-label="Diagram ${count} of this page" `)}</div>
<details><summary>Diagram ${count} as text</summary><pre><code>${source}</code></pre></details></figure>`
  })
}

/**
 * Removes the import of a font, because pages load nothing from other sites. The fonts of the system are
 * used.
 */
const withoutFonts = (svg: string) => svg.replace(/@import url\([^)]*\);/g, '')

/** Gives the arrow heads of a diagram ids that are unique on the page. */
const ownIds = (svg: string, prefix: string) =>
  svg.replace(/ id="([^"]*)"/g, ` id="${prefix}-$1"`).replace(/url\(#([^)]*)\)/g, `url(#${prefix}-$1)`)
