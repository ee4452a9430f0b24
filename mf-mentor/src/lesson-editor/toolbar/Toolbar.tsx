import { breakpoint, color, media, radius, space, useMedia } from '@mentor-connect/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { EditorState } from 'prosemirror-state'
import { useEffect, type RefObject } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { contextTools } from './contextTools'
import type { DialogName, Tool } from './Tool'
import { ToolButton } from './ToolButton'
import { TOOLS } from './tools'
import { useRovingFocus } from './useRovingFocus'
import { useScrollEdges } from './useScrollEdges'

interface ToolbarProps {
  state: EditorState
  ref: RefObject<HTMLDivElement | null>
  onRun: (command: NonNullable<Tool['command']>) => void
  onOpen: (dialog: DialogName) => void
  /** Moves the focus back to the text. */
  onLeave: () => void
}

/** The tools of the editor: one tab stop, arrow keys between the buttons, Escape back to the text. */
export function Toolbar({ state, ref, onRun, onOpen, onLeave }: ToolbarProps) {
  const t = useT()
  const { current, handleKey, handleFocus } = useRovingFocus(onLeave)
  const isNarrow = useMedia(`(max-width: ${breakpoint.mobile - 1}px)`)
  const context = contextTools(state)
  // On phones the bar scrolls sideways, so the tools for the current block come first, where they are visible.
  const groups = isNarrow ? [context, ...TOOLS] : [...TOOLS, context]
  const names = groups.flat().map(({ name }) => name as string)
  const contextNames = context.map(({ name }) => name).join()
  useEffect(() => {
    const bar = ref.current
    if (isNarrow && bar && !bar.contains(document.activeElement)) bar.scrollLeft = 0
  }, [isNarrow, contextNames, ref])
  const cut = useScrollEdges(ref, names.join())
  const stop = current && names.includes(current) ? current : names[0]
  return (
    <Frame>
      <Bar
        ref={ref}
        role="toolbar"
        aria-label={t('editor.toolbar')}
        data-cut={cut}
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
      {(cut === 'start' || cut === 'both') && <More as={ChevronLeft} size={20} aria-hidden $at="left" />}
      {(cut === 'end' || cut === 'both') && <More as={ChevronRight} size={20} aria-hidden $at="right" />}
    </Frame>
  )
}

/**
 * Widths of the fade at an edge at which the bar can be scrolled further: `FADE` is where tools begin to fade,
 * `INVISIBLE` is where they have vanished, so that an arrow has room.
 */
const FADE = '3rem'
const INVISIBLE = '1.25rem'
const hidden = `linear-gradient(to right, transparent ${INVISIBLE}, #000 ${FADE}`
const MASKS = {
  start: `${hidden})`,
  end: `linear-gradient(to left, transparent ${INVISIBLE}, #000 ${FADE})`,
  both: `${hidden}, #000 calc(100% - ${FADE}), transparent calc(100% - ${INVISIBLE}))`,
}

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.raised};
`

const Bar = styled.div`
  display: flex;
  gap: ${space[1]};
  padding: ${space[1]};

  ${media.belowTablet} {
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: thin;
    /* A focused tool is scrolled out of the fade. */
    scroll-padding-inline: ${FADE};

    &[data-cut='start'] {
      mask-image: ${MASKS.start};
    }
    &[data-cut='end'] {
      mask-image: ${MASKS.end};
    }
    &[data-cut='both'] {
      mask-image: ${MASKS.both};
    }
  }
  ${media.tabletUp} {
    flex-wrap: wrap;
  }
`

/** An arrow that shows that the bar can be scrolled further. */
const More = styled.svg<{ $at: 'left' | 'right' }>`
  position: absolute;
  ${({ $at }) => $at}: 0;
  inset-block: 0;
  height: 100%;
  color: ${color.muted};
  pointer-events: none;
  ${media.tabletUp} {
    display: none;
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
