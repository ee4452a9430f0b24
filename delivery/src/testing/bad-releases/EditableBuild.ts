import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { containerName } from '@mentor-connect/build/containerName'
import {
  compress,
  describeFiles,
  hashListLine,
  integrityOf,
} from '@mentor-connect/build/release/hashAndCompress'
import { hasOwnHashList } from '@mentor-connect/build/release/hashList'
import { parseRelease, RELEASE_FILE, type Release } from '@mentor-connect/build/release/release'

/** The page that is edited, which is the first page of the learner area that the gate opens. */
const PAGE = 'dashboard'
/** Message id of a text that this page always shows. */
const TEXT = String.raw`"learner\.dashboard\.title"`

/**
 * A copy of a real build of the learner area that can be changed in small places. `finish` hashes and compresses the
 * copy again, so that nothing but the change is wrong with it.
 */
export class EditableBuild {
  private readonly changed = new Set<string>()
  private description: Release

  /**
   * @param built folder of the build
   * @param dir folder of the copy
   * @param id release id of the copy
   */
  constructor(
    built: string,
    readonly dir: string,
    readonly id: string,
  ) {
    rmSync(dir, { recursive: true, force: true })
    cpSync(built, dir, { recursive: true })
    this.description = { ...parseRelease(this.read(RELEASE_FILE)), release: id }
  }

  get entry(): string {
    return this.description.entry
  }

  /** Address of a file of this release. */
  address(file: string): string {
    return `/remotes/${this.description.area}/${this.id}/${file}`
  }

  /** Runs code when the area is loaded. */
  atEntry(code: string): this {
    return this.replace(this.description.entry, /^.*\n/, (line) => `${line}${code};\n`)
  }

  /** Runs code when a chunk is loaded; the default is the chunk of the page. */
  atLoad(code: string, chunk = PAGE): this {
    return this.replace(this.chunk(chunk), /^/, () => `${code};\n`)
  }

  /** Evaluates an expression each time the page renders. */
  inRender(expression: string): this {
    return this.replace(
      this.chunk(PAGE),
      new RegExp(`([\\w$]+\\(${TEXT}\\))`),
      (call) => `(${expression},${call})`,
    )
  }

  /** Shows one more element on the page. `JSX` in its code stands for the function that creates elements. */
  show(element: string): this {
    const [, jsx] = new RegExp(`(\\(0,[\\w$]+\\.jsx\\))\\([\\w$.]+,\\{children:[\\w$]+\\(${TEXT}`).exec(
      this.read(this.chunk(PAGE)),
    )!
    return this.replace(
      this.chunk(PAGE),
      new RegExp(`\\{children:[\\w$]+\\(${TEXT}\\)\\}\\)`),
      (end) => `${end},${element.replaceAll('JSX', jsx!)}`,
    )
  }

  put(file: string, text: string): this {
    writeFileSync(join(this.dir, file), text)
    this.changed.add(file)
    return this
  }

  /**
   * Replaces text in a file. @throws if the pattern matches nothing, because then the build has changed and the edit
   * has no effect
   */
  replace(file: string, pattern: RegExp, by: (match: string) => string): this {
    const text = this.read(file)
    if (!pattern.test(text)) throw new Error(`${file} contains nothing like ${pattern}.`)
    return this.put(file, text.replace(pattern, by))
  }

  describe(change: (description: Release) => Partial<Release>): this {
    this.description = { ...this.description, ...change(this.description) }
    return this
  }

  chunk(name: string): string {
    return this.description.chunks[name]!
  }

  /** Completes the release. @returns its folder */
  finish(): string {
    const { entry, area } = this.description
    const text = this.read(entry)
    const code = hasOwnHashList(text) ? text.slice(text.indexOf('\n') + 1) : text
    for (const file of this.changed) if (file !== entry) compress(join(this.dir, file))
    this.put(entry, hashListLine(containerName(area), entry, describeFiles(this.dir)) + code)
    compress(join(this.dir, entry))
    const integrity = integrityOf(readFileSync(join(this.dir, entry)))
    this.description = { ...this.description, integrity, files: describeFiles(this.dir) }
    writeFileSync(join(this.dir, RELEASE_FILE), JSON.stringify(this.description))
    return this.dir
  }

  private read(file: string): string {
    return readFileSync(join(this.dir, file), 'utf8')
  }
}
