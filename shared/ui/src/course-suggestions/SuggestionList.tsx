import { useSharedT } from '@mentor-connect/i18n'
import { BookOpen, History, SpellCheck, Tag, Trash2, UserRound, type LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { TARGET, color, font, radius, shadow, space } from '../theme'
import type { useCombobox } from './useCombobox'
import type { Option, OptionKind } from './useOptions'

interface SuggestionListProps {
  label: string
  options: Option[]
  box: ReturnType<typeof useCombobox<Option>>
}

const ICONS: Record<OptionKind, LucideIcon> = {
  recent: History,
  spelling: SpellCheck,
  subject: Tag,
  course: BookOpen,
  mentor: UserRound,
  clear: Trash2,
}

/** The options below the search field. They are reached from the field: none of them takes the focus. */
export function SuggestionList({ label, options, box }: SuggestionListProps) {
  const t = useSharedT()
  const marked = useRef<HTMLLIElement>(null)
  useEffect(() => marked.current?.scrollIntoView?.({ block: 'nearest' }), [box.active])
  return (
    <List id={box.listId} role="listbox" aria-label={label} hidden={!box.isOpen}>
      {box.isOpen &&
        options.map((option, index) => {
          const { kind, value, text, lang } = option
          const Icon = ICONS[kind]
          return (
            // The keys are those of the field.

            <Item
              key={`${kind}/${value}`}
              ref={index === box.active ? marked : undefined}
              id={box.idOf(index)}
              role="option"
              aria-selected={index === box.active}
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => box.choose(option)}
            >
              <Icon size={20} aria-hidden />
              <Text lang={lang}>{kind === 'clear' ? t('ui.search.clearRecent') : text}</Text>
              {kind !== 'clear' && <Kind>{t(`ui.search.kind.${kind}`)}</Kind>}
            </Item>
          )
        })}
    </List>
  )
}

const List = styled.ul`
  position: absolute;
  inset-inline: 0;
  top: 100%;
  z-index: 20;
  max-height: min(24rem, 60vh);
  margin: ${space[1]} 0 0;
  padding: ${space[1]};
  overflow-y: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  list-style: none;

  &[hidden] {
    display: none;
  }
`

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${TARGET};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  cursor: pointer;

  svg {
    flex: none;
    color: ${color.muted};
  }
  &:hover,
  &[aria-selected='true'] {
    background: ${color.sunken};
  }
  &[aria-selected='true'] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`

const Text = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

const Kind = styled.span`
  flex: none;
  color: ${color.muted};
  font-size: ${font.size.small};
`
