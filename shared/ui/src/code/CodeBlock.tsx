import { useLocale } from '@mentor-connect/i18n'
import { Check, Copy } from 'lucide-react'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { Button, Small, TARGET, color, media, radius, space } from '..'
import { ScrollRegion } from './ScrollRegion'

export interface CodeTexts {
  /** Label of the block, shown above the code. */
  code: string
  copy: string
  copied: string
  copyFailed: string
}

interface CodeBlockProps {
  /** Name of the programming language, shown as a label. */
  language?: string | undefined
  text: string
  texts: CodeTexts
}

/** Program code with a button that copies it. Long lines scroll within the block. */
export function CodeBlock({ language, text, texts }: CodeBlockProps) {
  const locale = useLocale()
  const nameId = useId()
  const { state, copy } = useCopy(text)
  const Icon = state === 'copied' ? Check : Copy
  return (
    <Box>
      <Bar lang={locale}>
        <Small id={nameId}>
          {texts.code}
          {language && <span lang="en"> · {language}</span>}
        </Small>
        <CopyButton $variant="ghost" $small onClick={copy}>
          <Icon size={16} aria-hidden />
          <span role="status">{texts[state ?? 'copy']}</span>
        </CopyButton>
      </Bar>
      <ScrollRegion aria-labelledby={nameId}>
        <Code translate="no" dir="ltr">
          <code>{text}</code>
        </Code>
      </ScrollRegion>
    </Box>
  )
}

const Box = styled.div`
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.sunken};
`

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  padding: ${space[1]} ${space[1]} ${space[1]} ${space[4]};
  border-bottom: 1px solid ${color.border};
`

const CopyButton = styled(Button)`
  ${media.belowTablet} {
    min-height: ${TARGET};
  }
`

const Code = styled.pre`
  width: max-content;
  min-width: 100%;
  margin: 0;
  padding: ${space[4]};
  font:
    0.9em/1.6 ui-monospace,
    'Cascadia Code',
    Menlo,
    Consolas,
    'Noto Sans Mono',
    monospace;
  tab-size: 2;
`

/** Copies a text to the clipboard. `state` is the result of the last attempt. */
function useCopy(text: string) {
  const [state, setState] = useState<'copied' | 'copyFailed'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch (error) {
      console.warn('The clipboard is blocked.', error)
      setState('copyFailed')
    }
  }
  return { state, copy }
}
