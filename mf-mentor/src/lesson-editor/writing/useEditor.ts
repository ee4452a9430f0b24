import type { LessonBody, Block } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { FILE_ACCEPT } from '@mentor-connect/contract/rules/uploads'
import { history } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Node } from 'prosemirror-model'
import { EditorState, type Command, type Plugin } from 'prosemirror-state'
import { EditorView, type NodeView } from 'prosemirror-view'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { blockIds, withBlockIds } from '../document/blockIds'
import { schema } from '../document/schema'
import { toBody } from '../document/toBody'
import { toDocument } from '../document/toDocument'
import { keys } from './keys'
import { markRules } from './markRules'
import { withLists } from './pastedLists'

/** Renders a block that is edited in a form. */
export type DrawObject = (block: Block) => HTMLElement

const { nodes } = schema

const ACCEPTED = FILE_ACCEPT.image.split(',')

interface EditorOptions {
  body: LessonBody
  attributes: Record<string, string>
  /** Shown while the text is empty. */
  placeholder: string
  /** Renders the blocks that are edited in forms. */
  draw: DrawObject
  /** Shortcuts that the page adds, such as those that open dialogs. */
  ownKeys: Record<string, Command>
  onChange: (body: LessonBody) => void
  /** Called with pictures that were pasted or dropped. */
  onPictures: (files: File[]) => void
}

export interface Editor {
  state: EditorState
  host: RefObject<HTMLDivElement | null>
  run: (command: Command) => void
  focus: () => void
  /** Replaces the text. The change can be undone. */
  replace: (body: LessonBody) => void
}

/** A ProseMirror editor. Only the first `body` is used; all other options may change. */
export function useEditor(options: EditorOptions): Editor {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const latest = useRef(options)
  const [state, setState] = useState(() => newState(options.body, () => latest.current.ownKeys))
  const first = useRef(state)
  useEffect(() => {
    latest.current = options
  })

  // A layout effect, so that the first frame already contains the text; otherwise the content below would move down.
  useLayoutEffect(() => {
    const created: EditorView = new EditorView(
      { mount: host.current! },
      {
        state: first.current,
        attributes: ({ doc }) => ({
          ...latest.current.attributes,
          ...(isEmptyText(doc) && { 'aria-placeholder': latest.current.placeholder }),
        }),
        nodeViews: objectViews((block) => latest.current.draw(block)),
        dispatchTransaction: (transaction) => {
          const next = created.state.apply(transaction)
          created.updateState(next)
          first.current = next
          setState(next)
          if (transaction.docChanged) latest.current.onChange(toBody(next.doc))
        },
        transformPastedHTML: withLists,
        handlePaste: (_, event) => takesPictures(imageFiles(event.clipboardData)),
        handleDrop: (_, event) => takesPictures(imageFiles(event.dataTransfer)),
      },
    )
    const takesPictures = (files: File[]) => {
      if (files.length > 0) latest.current.onPictures(files)
      return files.length > 0
    }
    view.current = created
    return () => created.destroy()
  }, [])

  const run = (command: Command) => {
    const { current } = view
    if (current) command(current.state, current.dispatch, current)
  }
  const focus = () => view.current?.focus()
  const replace = (body: LessonBody) =>
    run(({ doc, tr }, dispatch) => {
      dispatch?.(tr.replaceWith(0, doc.content.size, toDocument(body).content))
      return true
    })
  return { state, host, run, focus, replace }
}

const isEmptyText = ({ childCount, firstChild }: Node) =>
  childCount === 1 && firstChild!.type === schema.nodes.paragraph && firstChild!.content.size === 0

function newState(body: LessonBody, ownKeys: () => Record<string, Command>): EditorState {
  const own = Object.fromEntries(
    ['Mod-k', 'Alt-F10', 'Enter'].map((key): [string, Command] => [
      key,
      (...given) => ownKeys()[key]?.(...given) ?? false,
    ]),
  )
  return withBlockIds(
    EditorState.create({
      schema,
      doc: toDocument(body),
      plugins: [blockIds(), markdownInput(), keymap(keys(own)), history()],
    }),
  )
}

/** The pictures that are pasted or dropped. Returns none if there is also HTML, which then is the actual content. */
function imageFiles(data: DataTransfer | null): File[] {
  if (!data || data.types.includes('text/html')) return []
  return [...data.files].filter(({ type }) => ACCEPTED.includes(type))
}

/** Turns Markdown signs at the start of a line and around words into formatting while a mentor types. */
function markdownInput(): Plugin {
  return inputRules({
    rules: [
      textblockTypeInputRule(/^(#{2,3})\s$/, nodes.heading, ([, signs]) => ({ level: signs!.length })),
      wrappingInputRule(/^\s*([-*])\s$/, nodes.bullet_list),
      wrappingInputRule(/^1\.\s$/, nodes.ordered_list),
      textblockTypeInputRule(/^>\s$/, nodes.quote),
      textblockTypeInputRule(/^```$/, nodes.code_block),
      ...markRules,
    ],
  })
}

/** Node views of blocks that are edited in forms: each is drawn and selected as a whole. */
const objectViews = (draw: DrawObject) => ({
  object: (node: Node): NodeView => {
    const dom = document.createElement('div')
    dom.className = 'object'
    dom.contentEditable = 'false'
    dom.append(draw(node.attrs.block as Block))
    return { dom, ignoreMutation: () => true }
  },
})
