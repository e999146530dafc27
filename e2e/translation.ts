import type { BrowserContext } from '@playwright/test'

/**
 * Imitates Chrome's translation of every page after hydration: replaces each text node, also new and changed ones, by two
 * `<font>` elements. Keeps the words, so that tests find them.
 */
export async function translatePages(context: BrowserContext) {
  await context.addInitScript(() => {
    const untranslated = 'script, style, noscript, option, textarea, title, font'

    function translate(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let text: Node | null = walker.currentNode; text; text = walker.nextNode())
        if (text instanceof Text && text.data.trim() !== '' && !text.parentElement?.closest(untranslated))
          texts.push(text)
      for (const text of texts) {
        const outer = document.createElement('font')
        outer.append(document.createElement('font'))
        outer.firstElementChild?.append(text.data)
        text.replaceWith(outer)
      }
    }

    function begin() {
      const main = document.querySelector('main')
      if (main === null || !Object.keys(main).some((key) => key.startsWith('__react'))) {
        requestAnimationFrame(begin)
        return
      }
      new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records)
          for (const node of type === 'characterData' ? [target] : addedNodes)
            if (node.isConnected) translate(node)
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
      translate(document.body)
      document.documentElement.classList.add('translated-ltr')
    }
    document.addEventListener('DOMContentLoaded', begin)
  })
}
