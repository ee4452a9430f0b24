import { useSharedT } from '@mentor-connect/i18n'
import { OptionList, OptionText, color, font } from '@mentor-connect/ui'
import type { useCombobox } from '@mentor-connect/ui'
import { BookOpen, History, SpellCheck, Tag, Trash2, UserRound, type LucideIcon } from 'lucide-react'
import styled from 'styled-components'
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

/** The options below the search field. */
export function SuggestionList({ label, options, box }: SuggestionListProps) {
  const t = useSharedT()
  return (
    <OptionList label={label} options={options} box={box} keyOf={({ kind, value }) => `${kind}/${value}`}>
      {({ kind, text, lang }) => {
        const Icon = ICONS[kind]
        return (
          <>
            <Icon size={20} aria-hidden />
            <OptionText lang={lang}>{kind === 'clear' ? t('ui.search.clearRecent') : text}</OptionText>
            {kind !== 'clear' && <Kind>{t(`ui.search.kind.${kind}`)}</Kind>}
          </>
        )
      }}
    </OptionList>
  )
}

const Kind = styled.span`
  flex: none;
  color: ${color.muted};
  font-size: ${font.size.small};
`
