import { useSharedT } from '@mentor-connect/i18n'
import { BookOpen, History, SpellCheck, Tag, Trash2, UserRound, type LucideIcon } from 'lucide-react'
import styled from 'styled-components'
import { OptionItem, OptionList } from '../combobox/OptionList'
import type { useCombobox } from '../combobox/useCombobox'
import { useMarkedInView } from '../combobox/useMarkedInView'
import { color, font } from '../theme'
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
  const marked = useMarkedInView(box.active)
  return (
    <OptionList id={box.listId} role="listbox" aria-label={label} hidden={!box.isOpen}>
      {box.isOpen &&
        options.map((option, index) => {
          const { kind, value, text, lang } = option
          const Icon = ICONS[kind]
          return (
            // The keys are those of the field.

            <OptionItem
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
            </OptionItem>
          )
        })}
    </OptionList>
  )
}

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
