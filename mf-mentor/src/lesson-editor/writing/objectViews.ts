import type { Block } from '@mentor-connect/contract/api/lessonBlocks'
import type { Node } from 'prosemirror-model'
import type { NodeView } from 'prosemirror-view'

/** Draws a block that is edited in a form. */
export type DrawObject = (block: Block) => HTMLElement

/** How the editor shows blocks that are edited in forms: as a whole, which can be selected. */
export const objectViews = (draw: DrawObject) => ({
  object: (node: Node): NodeView => {
    const dom = document.createElement('div')
    dom.className = 'object'
    dom.contentEditable = 'false'
    dom.append(draw(node.attrs.block as Block))
    return { dom, ignoreMutation: () => true }
  },
})
