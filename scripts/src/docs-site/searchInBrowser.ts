// Searches the documentation in the browser. The index is a script, so that the site also works without a server.
import MiniSearch from 'minisearch'
import { INDEX_NAME, SEARCH_OPTIONS, type Entry } from './searchOptions'

const RESULTS_MAX = 20

const root = document.documentElement.dataset.root ?? ''
const form = document.querySelector<HTMLFormElement>('form[role=search]')!
const input = form.querySelector('input')!
const status = document.querySelector<HTMLElement>('#search-status')!
const list = document.querySelector<HTMLElement>('#search-results')!

let loading: Promise<MiniSearch<Entry>> | undefined

function loadIndex(): Promise<MiniSearch<Entry>> {
  return (loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `${root}search-index.js`
    script.onload = () => {
      const index = (globalThis as unknown as Record<string, string>)[INDEX_NAME]!
      resolve(MiniSearch.loadJSON(index, SEARCH_OPTIONS))
    }
    script.onerror = () => {
      loading = undefined
      reject(new Error('The search index could not be loaded.'))
    }
    document.head.append(script)
  }))
}

async function search() {
  const words = input.value.trim()
  if (!words) return show('', [])
  try {
    const index = await loadIndex()
    if (words !== input.value.trim()) return
    const found = index.search(words)
    show(summary(found.length), found.slice(0, RESULTS_MAX).map(resultItem))
  } catch {
    show('The search index could not be loaded. Try again.', [])
  }
}

function show(message: string, items: HTMLElement[]) {
  status.textContent = message
  list.replaceChildren(...items)
}

function summary(count: number): string {
  if (count === 0) return 'Nothing was found.'
  if (count === 1) return '1 section was found.'
  return `${count} sections were found${count > RESULTS_MAX ? `; these are the first ${RESULTS_MAX}` : ''}.`
}

function resultItem({ title, page, href }: Record<string, unknown>): HTMLElement {
  const link = document.createElement('a')
  link.href = `${root}${String(href)}`
  link.textContent = String(title)
  const item = document.createElement('li')
  item.append(link, title === page ? '' : ` (${String(page)})`)
  return item
}

input.addEventListener('focus', () => void loadIndex().catch(() => undefined))
input.addEventListener('input', () => void search())
input.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return
  input.value = ''
  void search()
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  void search()
})
