import { fileUrl } from '@mentor-connect/api'
import type { Block, BlockOf } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { plain } from '../history/bodyDifferences'
import { useT } from '../messages/useT'
import type { DrawObject } from '../writing/useEditor'

/** Returns a function that draws pictures, videos, documents, questions and unknown blocks inside the editor. */
export function useDrawObject(): DrawObject {
  const t = useT()
  return (block) => {
    switch (block.type) {
      case 'picture':
        return pictureOf(block)
      case 'video':
        return cardOf(t('editor.object.video'), block.title)
      case 'document':
        return cardOf(t('editor.object.document'), block.title)
      case 'check':
        return checkOf(block, t('editor.object.check'), t('editor.object.right'))
      default:
        return cardOf(t('editor.object.kept'), t('editor.object.keptText'))
    }
  }
}

function element(tag: string, className: string, ...content: (HTMLElement | string)[]): HTMLElement {
  const created = document.createElement(tag)
  if (className) created.className = className
  created.append(...content)
  return created
}

function pictureOf({ file, alt, width, height, caption }: BlockOf<'picture'>): HTMLElement {
  const picture = document.createElement('img')
  Object.assign(picture, { src: fileUrl(file), alt, width, height, draggable: false })
  const words = caption ? plain(caption) : ''
  return element('figure', '', picture, ...(words ? [element('figcaption', '', words)] : []))
}

const cardOf = (name: string, words: string): HTMLElement =>
  element('div', 'card', element('span', 'name', name), element('span', '', words))

function checkOf({ question, options }: BlockOf<'check'>, name: string, right: string): HTMLElement {
  const items = options.map((option) =>
    element(
      'li',
      '',
      plain(option.text),
      ...(option.right ? [element('strong', 'right', ` ✓ ${right}`)] : []),
    ),
  )
  return element(
    'div',
    'card',
    element('span', 'name', name),
    element('span', 'question', plain(question)),
    element('ul', '', ...items),
  )
}

export const isKept = ({ type }: Block) => !['picture', 'video', 'document', 'check'].includes(type)
