import { HREF_PATTERN, LANG_MAX, LANG_PATTERN } from '@mentor-connect/contract/courses/lessons/lessonLimits'
import { URL_MAX } from '@mentor-connect/contract/rules/limits'
import { addressError } from '@mentor-connect/contract/rules/webAddress'
import type { Mark, MarkSpec } from 'prosemirror-model'

const HREF = new RegExp(HREF_PATTERN)
const LANG = new RegExp(LANG_PATTERN)

/** Returns true if a link may have this address: only web pages and mail addresses. */
export const isHref = (href: string) => HREF.test(href) && href.length <= URL_MAX && !addressError(href)
const isLang = (lang: string) => LANG.test(lang) && lang.length <= LANG_MAX

const attribute = (element: HTMLElement, name: string, isAllowed: (value: string) => boolean) => {
  const value = element.getAttribute(name) ?? ''
  return isAllowed(value) ? { [name]: value } : (false as const)
}

const NORMAL_WEIGHT = /^(?:normal|lighter|[1-5]00)$/
/** Word processors wrap pasted text in a <b> with a normal weight, which is not bold. */
const isBold = ({ style }: HTMLElement) => !NORMAL_WEIGHT.test(style.fontWeight) && null
const isItalic = ({ style }: HTMLElement) => style.fontStyle !== 'normal' && null

export const MARKS = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [{ tag: 'a[href]', getAttrs: (element: HTMLElement) => attribute(element, 'href', isHref) }],
    toDOM: (mark) => ['a', { href: String(mark.attrs.href) }, 0],
  },
  lang: {
    attrs: { lang: {} },
    parseDOM: [{ tag: 'span[lang]', getAttrs: (element: HTMLElement) => attribute(element, 'lang', isLang) }],
    toDOM: (mark) => ['span', { lang: String(mark.attrs.lang) }, 0],
  },
  strong: {
    parseDOM: [
      { tag: 'strong', getAttrs: isBold },
      { tag: 'b', getAttrs: isBold },
      {
        style: 'font-weight',
        getAttrs: (value: string) => NORMAL_WEIGHT.test(value) && null,
        clearMark: ({ type }: Mark) => type.name === 'strong',
      },
      { style: 'font-weight', getAttrs: (value: string) => /^(bold|[6-9]00)$/.test(value) && null },
    ],
    toDOM: () => ['strong', 0],
  },
  em: {
    parseDOM: [
      { tag: 'em', getAttrs: isItalic },
      { tag: 'i', getAttrs: isItalic },
      { style: 'font-style=normal', clearMark: ({ type }: Mark) => type.name === 'em' },
      { style: 'font-style=italic' },
    ],
    toDOM: () => ['em', 0],
  },
  code: {
    code: true,
    parseDOM: [{ tag: 'code' }],
    toDOM: () => ['code', { translate: 'no' }, 0],
  },
} satisfies Record<string, MarkSpec>
