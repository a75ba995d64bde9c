# One way to do each thing. Every target installs what it needs (Scripts/install.sh).
.PHONY: gallery site install uninstall program dist build check test test-all test-release typecheck-apple docs format goldens frozen-bits symbols readme-gif pictures web-package bench fuzz sanitize week bits requests mutants clean

gallery:
	Scripts/install.sh swift cairo wasm films song fonts pages
	Scripts/documents.py
	$(PAGES)
	swift build -c release --package-path Tools --product elastic
	Tools/.build/release/elastic gallery

# What the pages of the gallery are made of, besides their documentation.
define PAGES
	Scripts/make-song.py
	Scripts/build-wasm.sh
	Scripts/build-wasm.sh elastic-recordings
	Scripts/build-wasm.sh elastic-songs
	Scripts/build-wasm.sh elastic-lab
	Scripts/build-wasm.sh elastic-export
endef

# The command line with its manual, completions and gallery: `sudo make install`, `make install PREFIX=$HOME/.local`.
# It needs no Swift. DESTDIR is a folder that stands for the whole system, for who makes packages.
PREFIX = /usr/local
install: program
	Scripts/place-program.sh install "$(DESTDIR)$(PREFIX)"

uninstall:
	Scripts/place-program.sh uninstall "$(DESTDIR)$(PREFIX)"

# What is installed, as the folder .build/program.
program:
	Scripts/install.sh swift cairo wasm films song pages program
	Scripts/documents.py
	$(PAGES)
	Scripts/stage-program.sh

# The whole site with the reference, in .build/site: a folder for any static server. ADDRESS is its own address, once it has one. It offers
# the npm package and elastic.js to download, and the command line if `make dist` has been run.
site: docs
	Scripts/install.sh wasm films song fonts pages npm
	$(PAGES)
	swift build -c release --package-path Tools --product elastic
	Scripts/web-package.sh
	Scripts/build-site.sh "$(ADDRESS)" .build/site .build/docs

# What a release consists of, in .build/dist: the command line as a tarball and as a Debian package, the npm package, elastic.js with all
# elements in one file, the site as a zip, and their checksums. ADDRESS is the site's, MAINTAINER who makes the release; by default who made the last commit.
dist: docs program
	Scripts/install.sh fonts npm dist
	Scripts/web-package.sh
	MAINTAINER="$(MAINTAINER)" Scripts/make-dist.sh "$(ADDRESS)"

build:
	Scripts/install.sh swift
	swift build

# In a minute: format, the type check of what is Apple's, and the Swift tests of what has changed.
check:
	Scripts/install.sh swift
	Scripts/check.sh

# What a change is most likely to break: in pages, windows, films and numbers.
test:
	Scripts/test.sh

# All that has to hold before a change lands.
test-all:
	Scripts/test.sh all

# What only a release needs: films in every format, frameworks, bundlers, fuzzing, a simulated day, the reference.
test-release:
	Scripts/test.sh release

typecheck-apple:
	Scripts/install.sh swift
	Scripts/typecheck-apple.sh

docs:
	Scripts/install.sh swift cairo gtk
	Scripts/build-docs.sh

format:
	swift format --in-place --recursive --parallel .

# Rewrites the pictures that the tests compare with, the gallery's sentences and the elements' numbers; read the
# difference before you commit it.
goldens:
	UPDATE_GOLDENS=1 swift test --filter 'ElasticExportTests|SentencesTests'
	UPDATE_GOLDENS=1 swift test --package-path Web/modules --filter NumbersTests
	git --no-pager diff --stat -- Tests/Goldens Web/site/sentences.js Web/elements/names.js Web/elements/numbers.js Web/elements/*-table.js

# Rewrites the hashes of the frozen plays. Only for a change of behaviour that is wanted: the commit names its rows.
frozen-bits:
	UPDATE_BITS=1 swift test -c release -Xswiftc -enable-testing --filter FrozenBits
	git --no-pager diff --stat -- Tests/Bits

# Writes into Tests/Symbols/changes.tsv which public symbols are new or gone; the new spelling of one that is gone is for you to fill in.
# The type check fails for the same symbols before.
symbols:
	Scripts/install.sh swift cairo gtk
	-Scripts/typecheck-apple.sh
	Scripts/symbols.py graphs
	Scripts/symbols.py write
	git --no-pager diff --stat -- Tests/Symbols

# The README's moving picture, from a recording of real touches; it must stay under 300 kB.
README_GESTURE = Tests/Gestures/surface-grab-mid-bounce.gesture.json
readme-gif:
	Scripts/install.sh swift cairo films fonts
	swift build -c release --package-path Tools --product elastic
	mkdir -p docs
	Tools/.build/release/elastic render elastic-surface --gesture $(README_GESTURE) \
	  --size 388x300 --scale 1 --set profile=smooth --background '#f5f8fd' -o docs/elastic.gif
	test $$(wc -c <docs/elastic.gif) -lt 300000

# The pictures of the articles and of a film's looks, drawn by the command line itself.
pictures:
	Scripts/install.sh swift cairo films fonts
	swift build -c release --package-path Tools --product elastic
	Scripts/draw-pictures.sh
	Scripts/draw-looks.sh

# The npm package of the custom elements, Web/elastickit-VERSION.tgz, which Examples/web uses; and .build/elastic.js, all of it in one file.
web-package:
	Scripts/install.sh swift wasm npm
	Scripts/build-wasm.sh
	Scripts/build-wasm.sh elastic-recordings
	Scripts/build-wasm.sh elastic-songs
	Scripts/web-package.sh

# What everything costs, as one table beside its limits; the same in Benchmarks/latest.json.
bench:
	Scripts/install.sh swift cairo films valgrind wasm browser npm python
	swift build -c release --package-path Benchmarks
	swift build -c release --package-path Tools --product elastic
	Scripts/build-wasm.sh
	Scripts/build-wasm.sh elastic-recordings
	Scripts/build-wasm.sh elastic-songs
	Scripts/build-wasm.sh elastic-lab
	Scripts/build-wasm.sh elastic-export
	Scripts/web-package.sh
	.venv/bin/python Benchmarks/bench.py
	Scripts/run-apple-fake.sh --frames
	.venv/bin/python Benchmarks/hosts.py

# Bytes that nobody wrote, for every reader, component and export of the page: so many seconds each, `make fuzz SECONDS=600`.
SECONDS = 30
fuzz:
	Scripts/install.sh swift fuzz
	Scripts/fuzz.py $(SECONDS)

# The libraries' tests under the address sanitizer, then under the thread sanitizer.
sanitize:
	Scripts/install.sh swift
	Scripts/sanitize.sh address
	Scripts/sanitize.sh thread

# So many days of every component at 120 frames a second under random hands: `make week DAYS=1`.
DAYS = 7
week:
	Scripts/install.sh swift
	swift build -c release --package-path Tests/Fuzzing --product elastic-week
	Tests/Fuzzing/.build/release/elastic-week $(DAYS)

# Native code and WebAssembly over the fuzz corpora, and whatever else `make fuzz` has found in this checkout.
bits:
	Scripts/install.sh swift wasm python
	FOUND=1 .venv/bin/python -m pytest -s Tests/Independent/test_fuzz_corpora.py

# So many requests to the gallery's server that no browser sends: `make requests REQUESTS=100000`.
REQUESTS = 400
requests:
	Scripts/install.sh swift cairo wasm python
	Scripts/build-wasm.sh
	swift build -c release --package-path Tools --product elastic
	ELASTIC=$(CURDIR)/Tools/.build/release/elastic REQUESTS=$(REQUESTS) \
	  .venv/bin/python -m pytest Tests/Independent/test_gallery_server.py

# Some 400 small changes to ElasticCore, ElasticTimelines and ElasticKit, one at a time: which of them do the tests notice?
# Half an hour; goes on where it was left. `make mutants WORKERS=2` where nothing else is running.
WORKERS = 1
mutants:
	Scripts/install.sh swift
	Scripts/mutants.py --workers $(WORKERS)

clean:
	rm -rf .build .build-bundlers .build-cairo .build-debug .build-optimised .build-program .build-address .build-thread .build-wasm Benchmarks/.build Examples/*/.build Tests/*/.build* Tools/.build* Web/modules/.build* Web/*/*.wasm Web/*.tgz
