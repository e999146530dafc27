import { spawnSync } from 'node:child_process'
import { canInstallPackages, installPackages, isProgram } from './debian-packages.mjs'

/** Browser engines other than Chromium that tests run in, with their Debian packages. */
const engines = {
  webkit: {
    isInstalled: () =>
      ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every(isProgram) &&
      spawnSync('/usr/bin/python3', ['-c', 'import gi; gi.require_version("WebKit2", "4.1")']).status === 0,
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'],
  },
  firefox: { isInstalled: () => isProgram('/usr/bin/firefox-esr'), packages: ['firefox-esr'] },
}

/**
 * Installs missing engines if we may install packages. Logs the engines whose tests are skipped.
 * @returns {Promise<string[]>} the names of the missing engines
 */
export async function ensureEngines() {
  const absent = Object.values(engines).filter(({ isInstalled }) => !isInstalled())
  if (absent.length > 0 && canInstallPackages()) {
    console.log("Installing Debian's WebKit and Firefox for the tests in browsers other than Chromium")
    await installPackages(absent.flatMap(({ packages }) => packages))
  }
  const missing = Object.entries(engines).filter(([, { isInstalled }]) => !isInstalled())
  for (const [name, { packages }] of missing)
    console.log(`Skipping the tests in ${name}: install ${packages.join(', ')} to run them`)
  return missing.map(([name]) => name)
}
