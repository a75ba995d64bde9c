# One way to do each thing. Every target installs what it needs (Scripts/install.sh).
.PHONY: gallery build test docs format goldens clean

gallery:
	Scripts/install.sh swift cairo wasm films fonts
	Scripts/build-wasm.sh
	swift build -c release --package-path Tools --product elastic
	Tools/.build/release/elastic gallery

build:
	Scripts/install.sh swift
	swift build

test:
	Scripts/test.sh

docs:
	Scripts/install.sh swift cairo
	Scripts/build-docs.sh

format:
	swift format --in-place --recursive --parallel .

# Rewrites the pictures that the tests compare with; read the difference before you commit it.
goldens:
	UPDATE_GOLDENS=1 swift test --filter ElasticExportTests
	git --no-pager diff --stat -- Tests/Goldens

clean:
	rm -rf .build .build-cairo .build-wasm Tools/.build Web/elastic.wasm
