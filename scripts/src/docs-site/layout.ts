import { relativeAddress } from './renderMarkdown'
import { addressOf, type Group } from './pages'

export interface Titled {
  page: string
  title: string
}

export interface TitledGroup extends Omit<Group, 'pages'> {
  pages: Titled[]
}

/** The start page. It is not a file of the repository, and is in the root of the site. */
export const START = 'docs/index.md'

/** Address of the page with live examples of the components that areas share. */
export const COMPONENTS = 'components.html'

interface DocumentParts {
  page: string
  title: string
  content: string
  groups: TitledGroup[]
}

/**
 * Returns the HTML of one page, with search and navigation. Everything that the page loads is in the site.
 */
export function documentOf({ page, title, content, groups }: DocumentParts): string {
  const root = relativeAddress(page, '')
  const base = root ? `${root}/` : ''
  return `<!doctype html>
<html lang="en" data-root="${base}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)} · Mentor-Connect</title>
<link rel="stylesheet" href="${base}style.css">
<script src="${base}search.js" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<a class="home" href="${base}index.html">Mentor-Connect documentation</a>
<a class="to-menu" href="#menu">Pages</a>
<form role="search">
<label for="search">Search</label>
<input id="search" type="search" autocomplete="off" maxlength="200">
</form>
</header>
<div class="results">
<p id="search-status" role="status"></p>
<ol id="search-results"></ol>
</div>
<main id="content" tabindex="-1">
${content}
</main>
<nav id="menu" aria-label="Pages">
${groups.map((group) => navigationOf(group, page)).join('\n')}
</nav>
</body>
</html>
`
}

/**
 * Returns a group of the navigation. Only the current group lists all its pages; the others link to their
 * first page.
 */
function navigationOf({ title, pages }: TitledGroup, current: string): string {
  const [first] = pages
  if (!first) return ''
  if (!pages.some(({ page }) => page === current))
    return `<h2><a href="${relativeAddress(current, addressOf(first.page))}">${escape(title)}</a></h2>`
  const items = pages.map((one) => `<li>${linkTo(one, current)}</li>`).join('\n')
  return `<h2>${escape(title)}</h2>\n<ul>\n${items}\n</ul>`
}

function linkTo({ page, title }: Titled, current: string): string {
  const state = page === current ? ' aria-current="page"' : ''
  return `<a href="${relativeAddress(current, addressOf(page))}"${state}>${escape(title)}</a>`
}

/**
 * Returns the page with live examples. It looks like a page of the product, so it has neither the styles nor
 * the navigation of the other pages.
 */
export function componentsPage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What is shared, to look at · Mentor-Connect</title>
<script src="components.js" defer></script>
</head>
<body>
<p lang="en"><a href="index.html">Mentor-Connect documentation</a></p>
<div id="examples"></div>
</body>
</html>
`
}

/** Returns the start page, which lists every group with its pages. */
export function startPage(groups: TitledGroup[]): string {
  const parts = groups.map(({ title, about, pages }) => {
    const items = pages.map((one) => `<li>${linkTo(one, START)}</li>`).join('\n')
    return `<section>\n<h2>${escape(title)}</h2>\n<p>${escape(about)}</p>\n<ul>\n${items}\n</ul>\n</section>`
  })
  return documentOf({
    page: START,
    title: 'Documentation',
    content: `<h1>Documentation</h1>\n${parts.join('\n')}\n<p><a href="${COMPONENTS}">What is shared, to look at</a>: components, tokens, hooks and slots as live examples, in both languages and themes.</p>`,
    groups,
  })
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
