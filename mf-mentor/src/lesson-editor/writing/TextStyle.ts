import { color, font, media, radius, space } from '@mentor-connect/ui'
import styled, { css } from 'styled-components'

/** Styles that ProseMirror needs to work; its own style sheet is not loaded. */
const mechanics = css`
  position: relative;
  word-wrap: break-word;
  white-space: break-spaces;
  font-variant-ligatures: none;

  pre {
    white-space: pre-wrap;
  }
  li {
    position: relative;
  }
  .ProseMirror-selectednode {
    border-radius: ${radius.medium};
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  img.ProseMirror-separator {
    display: inline;
    margin: 0;
    border: none;
  }
`

/** Styles of blocks, equal to those that learners see. */
const blocks = css`
  h2 {
    margin-top: ${space[6]};
    font-family: ${font.display};
    font-size: 1.45em;
  }
  h3 {
    margin-top: ${space[3]};
    font-size: 1.15em;
    font-weight: ${font.weight.bold};
  }
  blockquote {
    margin: 0;
    padding-inline-start: ${space[5]};
    border-inline-start: 4px solid ${color.accent};
    font-family: ${font.display};
    font-size: 1.15em;
    font-style: italic;
  }
  blockquote[data-source]::after {
    display: block;
    color: ${color.muted};
    content: '— ' attr(data-source);
    font: 0.8em ${font.family};
  }
  ul,
  ol {
    padding-inline-start: 1.6em;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li + li,
  li > :is(ul, ol) {
    margin-top: ${space[2]};
  }
  li::marker {
    color: ${color.primary};
    font-weight: 600;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.9375em;
  }
  td {
    min-width: 4rem;
    padding: ${space[2]} ${space[3]};
    border: 1px solid ${color.border};
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  table[data-header='true'] tr:first-child td {
    background: ${color.sunken};
    font-weight: ${font.weight.semibold};
  }
`

const callouts = css`
  [data-tone] {
    padding: ${space[4]} ${space[5]};
    border-inline-start: 4px solid ${color.primary};
    border-radius: ${radius.medium};
    background: ${color.primarySoft};
  }
  [data-tone='tip'] {
    border-color: ${color.success};
    background: ${color.successSoft};
  }
  [data-tone='warning'] {
    border-color: ${color.warning};
    background: ${color.warningSoft};
  }
`

const words = css`
  pre,
  code {
    font-family: ui-monospace, 'Cascadia Code', Menlo, Consolas, 'Noto Sans Mono', monospace;
  }
  pre {
    margin: 0;
    padding: ${space[4]};
    border: 1px solid ${color.border};
    border-radius: ${radius.medium};
    background: ${color.sunken};
    font-size: 0.9em;
    tab-size: 2;
  }
  :not(pre) > code {
    padding: 0.1em 0.35em;
    border: 1px solid ${color.border};
    border-radius: ${radius.small};
    background: ${color.sunken};
    font-size: 0.9em;
  }
  a {
    color: ${color.primary};
    text-decoration: underline;
  }
  span[lang] {
    text-decoration: underline dotted ${color.control};
    text-underline-offset: 0.25em;
  }
`

const objects = css`
  .object {
    cursor: pointer;
    user-select: none;
  }
  figure {
    margin: 0;
  }
  figure img {
    width: auto;
    max-width: 100%;
    height: auto;
    margin-inline: auto;
    border: 1px solid ${color.border};
    border-radius: ${radius.medium};
    background: ${color.sunken};
  }
  figcaption {
    margin-top: ${space[2]};
    color: ${color.muted};
    font-size: 0.875em;
    text-align: center;
  }
  .card {
    display: grid;
    gap: ${space[2]};
    padding: ${space[4]} ${space[5]};
    border: 1px solid ${color.border};
    border-radius: ${radius.large};
    background: ${color.surface};
  }
  .name {
    color: ${color.primary};
    font-size: 0.875em;
    font-weight: ${font.weight.semibold};
  }
  .question {
    font-weight: ${font.weight.semibold};
  }
  .right {
    color: ${color.success};
  }
`

/** Draws the placeholder as decoration, because screen readers already announce it from the attribute. */
const placeholder = css`
  &[aria-placeholder] > p:first-child::before {
    float: inline-start;
    height: 0;
    color: ${color.muted};
    content: attr(aria-placeholder);
    content: attr(aria-placeholder) / '';
    pointer-events: none;
  }
`

/** The editable text area. */
export const TextArea = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 1.15em;
  min-height: 22rem;
  padding: ${space[5]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  font-size: 1.0625rem;
  line-height: 1.7;
  /* The toolbar must not cover the line that is written. */
  scroll-margin-top: 8rem;

  &:lang(hi) {
    line-height: 1.85;
  }
  &:focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 1px;
  }
  & > :first-child {
    margin-top: 0;
  }
  ${media.tabletUp} {
    padding: ${space[8]} ${space[10]};
    font-size: 1.125rem;
  }
  ${mechanics}
  ${placeholder}
  ${blocks}
  ${callouts}
  ${words}
  ${objects}
`
