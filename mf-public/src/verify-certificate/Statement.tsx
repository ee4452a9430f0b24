import type { VerifiedCertificate } from '@mentor-connect/contract/learning/certificates'
import { CardTitle, Muted, Stack, color, radius, space } from '@mentor-connect/ui'
import styled from 'styled-components'

/** The wording of the certificate, in the certificate's language. */
export function Statement({ certificate: { statement, language } }: { certificate: VerifiedCertificate }) {
  if (!statement) return null
  const { title, sentence, lines, issued } = statement
  return (
    <Paper lang={language}>
      <Stack $gap={2}>
        <CardTitle as="h3">{title}</CardTitle>
        <p>{sentence}</p>
        {lines.map((line) => (
          <Muted key={line}>{line}</Muted>
        ))}
        <Muted>{issued}</Muted>
      </Stack>
    </Paper>
  )
}

const Paper = styled.blockquote`
  margin: 0;
  padding: ${space[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  overflow-wrap: anywhere;
`
