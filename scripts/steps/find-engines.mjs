import { spawnSync } from 'node:child_process'
import { canInstallPackages, installPackages, isProgram } from './debian-packages.mjs'

/** The engines besides Chromium that journeys are walked in: how to tell that one is there, and the packages that bring it. */
const engines = {
  webkit: {
    isThere: () =>
      ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every(isProgram) &&
      spawnSync('/usr/bin/python3', ['-c', 'import gi; gi.require_version("WebKit2", "4.1")']).status === 0,
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'],
  },
  firefox: { isThere: () => isProgram('/usr/bin/firefox-esr'), packages: ['firefox-esr'] },
}

/**
 * Finds WebKit and Firefox, installing Debian's where we may. Says which are missing, as their journeys are skipped.
 * @returns {Promise<string[]>} the names of those that are missing
 */
export async function ensureEngines() {
  const absent = Object.values(engines).filter(({ isThere }) => !isThere())
  if (absent.length > 0 && canInstallPackages()) {
    console.log("Installing Debian's WebKit and Firefox for the journeys in other browsers than Chromium")
    await installPackages(absent.flatMap(({ packages }) => packages))
  }
  const missing = Object.entries(engines).filter(([, { isThere }]) => !isThere())
  for (const [name, { packages }] of missing)
    console.log(`The journeys in ${name} are skipped: install ${packages.join(', ')} to walk them`)
  return missing.map(([name]) => name)
}
