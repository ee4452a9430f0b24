import { partsOfPost, type PostPart } from '@mentor-connect/contract/community/postText'
import { splitLinks } from '@mentor-connect/contract/rules/linksInText'
import { languageOf } from '@mentor-connect/i18n'
import { CodeBlock, InlineCode } from '@mentor-connect/ui/code'
import { VisuallyHidden, space } from '@mentor-connect/ui'
import { Fragment } from 'react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'

interface PostBodyProps {
  text: string
  /** Language that the author has stated. */
  language: string
}

/** The paragraphs and the code of a post. */
export function PostBody({ text, language }: PostBodyProps) {
  const t = useT()
  const texts = {
    code: t('community.code'),
    copy: t('community.code.copy'),
    copied: t('community.code.copied'),
    copyFailed: t('community.code.copyFailed'),
  }
  return (
    <Parts lang={languageOf(text, language)}>
      {partsOfPost(text).map((part, index) =>
        part.kind === 'code' ? (
          <CodeBlock key={index} language={part.language} text={part.text} texts={texts} />
        ) : (
          <Paragraph key={index} part={part} />
        ),
      )}
    </Parts>
  )
}

/** Code between backquotes. The group captures the code, so `split` returns code at every odd index. */
const INLINE_CODE = /`([^`\n]+)`/

function Paragraph({ part }: { part: PostPart }) {
  return (
    <p>
      {part.text
        .split(INLINE_CODE)
        .map((piece, index) =>
          index % 2 === 1 ? <InlineCode key={index}>{piece}</InlineCode> : <Words key={index} text={piece} />,
        )}
    </p>
  )
}

/** Text with its links. They have `rel="nofollow ugc"`, because the site does not vouch for them. */
function Words({ text }: { text: string }) {
  const t = useT()
  return splitLinks(text).map((piece, index) =>
    typeof piece === 'string' ? (
      <Fragment key={index}>{piece}</Fragment>
    ) : (
      <a key={index} href={piece.href} target="_blank" rel="nofollow ugc noopener noreferrer">
        {piece.label}
        <VisuallyHidden> {t('community.newTab')}</VisuallyHidden>
      </a>
    ),
  )
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  max-width: 42rem;
  line-height: 1.65;

  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`
