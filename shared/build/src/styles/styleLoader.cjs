/** Loader of webpack and rspack for style sheets. It checks them and scopes the names of CSS modules. */
module.exports = function styleLoader(css) {
  return this.getOptions().areaCss(this.resourcePath, css, this.mode === 'development')
}
