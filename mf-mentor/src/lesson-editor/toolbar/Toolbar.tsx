import { breakpoint, color, media, radius, space, useMedia } from '@mentor-connect/ui'
import type { EditorState } from 'prosemirror-state'
import { useEffect, type RefObject } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { contextTools } from './contextTools'
import type { DialogName, Tool } from './Tool'
import { ToolButton } from './ToolButton'
import { TOOLS } from './tools'
import { useRovingFocus } from './useRovingFocus'

interface ToolbarProps {
  state: EditorState
  ref: RefObject<HTMLDivElement | null>
  onRun: (command: NonNullable<Tool['command']>) => void
  onOpen: (dialog: DialogName) => void
  /** Returns to the text. */
  onLeave: () => void
}

/** The tools of the editor: one tab stop, arrow keys between the buttons, Escape back to the text. */
export function Toolbar({ state, ref, onRun, onOpen, onLeave }: ToolbarProps) {
  const t = useT()
  const { current, handleKey, handleFocus } = useRovingFocus(onLeave)
  const isNarrow = useMedia(`(max-width: ${breakpoint.mobile - 1}px)`)
  const context = contextTools(state)
  // On phones the bar scrolls: the tools for the current block stand where it begins.
  const groups = isNarrow ? [context, ...TOOLS] : [...TOOLS, context]
  const names = groups.flat().map(({ name }) => name as string)
  const contextNames = context.map(({ name }) => name).join()
  useEffect(() => {
    const bar = ref.current
    if (isNarrow && bar && !bar.contains(document.activeElement)) bar.scrollLeft = 0
  }, [isNarrow, contextNames, ref])
  const stop = current && names.includes(current) ? current : names[0]
  return (
    <Bar
      ref={ref}
      role="toolbar"
      aria-label={t('editor.toolbar')}
      onKeyDown={handleKey}
      onFocus={handleFocus}
    >
      {groups.map((tools) => (
        <Group key={tools === context ? 'context' : tools[0]?.name} $isContext={tools === context}>
          {tools.map((tool) => (
            <ToolButton
              key={tool.name}
              tool={tool}
              state={state}
              isTabStop={tool.name === stop}
              onUse={() => (tool.command ? onRun(tool.command) : onOpen(tool.opens!))}
            />
          ))}
        </Group>
      ))}
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  gap: ${space[1]};
  padding: ${space[1]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.raised};

  ${media.belowTablet} {
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: thin;
  }
  ${media.tabletUp} {
    flex-wrap: wrap;
  }
`

const Group = styled.div<{ $isContext: boolean }>`
  display: flex;
  flex: none;
  border-radius: ${radius.small};
  background: ${({ $isContext }) => ($isContext ? color.sunken : 'transparent')};

  & + & {
    padding-inline-start: ${space[1]};
    border-inline-start: 1px solid ${color.border};
  }
`
