export { CodeBlock, type CodeTexts } from './CodeBlock'
export { InlineCode } from './InlineCode'
export { ScrollRegion } from './ScrollRegion'
