// Types of files that modules of areas import although they contain no code.

/** A CSS module: name in the style sheet → class name in the page. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

/** A plain style sheet, such as that of a library. Each of its selectors must name a class. */
declare module '*.css' {}

declare module '*.svg' {
  const url: string
  export default url
}
declare module '*.png' {
  const url: string
  export default url
}
declare module '*.jpg' {
  const url: string
  export default url
}
declare module '*.jpeg' {
  const url: string
  export default url
}
declare module '*.webp' {
  const url: string
  export default url
}
declare module '*.avif' {
  const url: string
  export default url
}
declare module '*.woff2' {
  const url: string
  export default url
}
